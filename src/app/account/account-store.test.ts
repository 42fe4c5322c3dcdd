// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { accountState, enterAs, followOtherTabs, leave, openAccountOf } from './account-store.ts';
import { rememberPerson } from '#sync/identity/person.ts';

const announced = vi.hoisted(() => [] as string[]);
const tabs = vi.hoisted(() => ({}) as Record<'changing' | 'changed', () => void>);
const failing = vi.hoisted(() => () => Promise.reject(new Error('the disk is full')));
vi.mock('./account-channel.ts', () => ({
  announce: () => {},
  onAnnounced: (listeners: object) => void Object.assign(tabs, listeners),
  startChange: () => {
    announced.push('changing');
    return Promise.resolve(() => announced.push('changed'));
  },
}));
vi.mock('#sync/account/change-person.ts', () => ({
  signOut: failing,
  keepSession: failing,
  databasesMade: failing,
}));
vi.mock('#sync/account/account.ts', () => ({ openAccount: failing }));
const leaving = vi.hoisted(() => ({ staysHere: vi.fn(() => Promise.resolve()) }));
vi.mock('#sync/storage/leaving.ts', () => leaving);
vi.mock('#sync/device/report.ts', () => ({ report: () => {} }));

const person = { id: 'p1', email: 'a@exemplo.com', name: 'Ana' };

test('other tabs that closed their databases are told to start again, also when signing in or out fails', async () => {
  accountState.set({ phase: 'open', person, account: {} as never });
  expect(await leave({ keep_queue: true })).toBe(true); // the person is signed out
  expect(accountState.get().phase).toBe('failed');
  await enterAs({ user: person } as never);
  expect(accountState.get().phase).toBe('failed');
  expect(announced).toEqual(['changing', 'changed', 'changing', 'changed']);
});

test('[S4] a sign-out that failed before the session ended does not count as one', async () => {
  accountState.set({ phase: 'open', person, account: {} as never });
  rememberPerson(person);
  expect(await leave({ keep_queue: true })).toBe(false);
  expect(accountState.get()).toMatchObject({ phase: 'failed', person });
  rememberPerson(null);
});

test('[S4] another tab signs out: this one closes the databases, forgets where it was and starts again', async () => {
  const close = vi.fn(() => Promise.reject(new Error('the disk is gone')));
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  sessionStorage.setItem('scroll', '120');
  accountState.set({ phase: 'open', person, account: { close } as never });
  followOtherTabs();
  tabs.changing();
  tabs.changed();
  expect(close).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('a start that ends with the page that is left does not say that the storage fails', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  leaving.staysHere.mockReturnValueOnce(promise);
  const opened = openAccountOf(null);
  await expect.poll(() => leaving.staysHere.mock.calls).toHaveLength(1);
  expect(accountState.get().phase).toBe('opening');
  resolve(); // no other page came
  await opened;
  expect(accountState.get().phase).toBe('failed');
});
