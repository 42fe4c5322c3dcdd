// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { accountState, enterAs, followOtherTabs, leave } from './account-store.ts';

const announced = vi.hoisted(() => [] as string[]);
const tabs = vi.hoisted(() => ({}) as Record<'keeping' | 'changing' | 'changed', () => void>);
const parkDrafts = vi.hoisted(() => vi.fn());
const failing = vi.hoisted(() => () => Promise.reject(new Error('the disk is full')));
vi.mock('./account-channel.ts', () => ({
  announce: () => {},
  onAnnounced: (listeners: object) => void Object.assign(tabs, listeners),
  startChange: () => {
    announced.push('changing');
    return Promise.resolve(() => announced.push('changed'));
  },
}));
vi.mock('#sync/identity/change-person.ts', () => ({
  signOut: failing,
  keepSession: failing,
  parkDrafts,
}));
vi.mock('#sync/device/report.ts', () => ({ report: () => {} }));

const person = { id: 'p1', email: 'a@exemplo.com', name: 'Ana' };

test('other tabs that closed their databases are told to start again, also when signing in or out fails', async () => {
  accountState.set({ phase: 'open', person, account: {} as never });
  await leave({ keep_queue: true });
  expect(accountState.get().phase).toBe('failed');
  await enterAs({ user: person } as never);
  expect(accountState.get().phase).toBe('failed');
  expect(announced).toEqual(['changing', 'changed', 'changing', 'changed']);
});

describe('[S4] another tab signs out', () => {
  const close = vi.fn();
  const reload = vi.fn();
  const account = { close } as never;

  function anotherTab() {
    vi.clearAllMocks();
    vi.stubGlobal('location', { reload });
    sessionStorage.setItem('qg.draft.register.e1', 'half');
    accountState.set({ phase: 'open', person, account });
    followOtherTabs();
  }

  test('and keeps the queue: this tab stores its drafts before it closes the databases', async () => {
    anotherTab();
    let put_away!: () => void;
    parkDrafts.mockReturnValueOnce(new Promise<void>((resolve) => (put_away = resolve)));
    tabs.keeping();
    tabs.changing();
    tabs.changed();
    await expect.poll(() => parkDrafts).toHaveBeenCalledWith(account);
    expect(close).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('qg.draft.register.e1')).toBe('half');
    put_away();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });

  test('also when the drafts cannot be stored', async () => {
    anotherTab();
    parkDrafts.mockRejectedValueOnce(new Error('the disk is full'));
    tabs.keeping();
    tabs.changing();
    tabs.changed();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
  });

  test('and discards the queue: this tab discards its drafts too', async () => {
    anotherTab();
    tabs.changing();
    tabs.changed();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(parkDrafts).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });
});
