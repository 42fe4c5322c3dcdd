// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { accountState, enterAs, leave } from './account-store.ts';

const announced = vi.hoisted(() => [] as string[]);
const failing = vi.hoisted(() => () => Promise.reject(new Error('the disk is full')));
vi.mock('./account-channel.ts', () => ({
  announce: () => {},
  onAnnounced: () => {},
  startChange: () => {
    announced.push('changing');
    return Promise.resolve(() => announced.push('changed'));
  },
}));
vi.mock('#sync/account.ts', () => ({ signOut: failing, keepSession: failing }));
vi.mock('#sync/without-rows.ts', () => ({ report: () => {} }));

const person = { id: 'p1', email: 'a@exemplo.com', name: 'Ana' };

test('other tabs that closed what they held are told to start anew, also when signing in or out fails', async () => {
  accountState.set({ phase: 'open', person, account: {} as never });
  await leave({ keep_queue: true });
  expect(accountState.get().phase).toBe('failed');
  await enterAs({ user: person } as never);
  expect(accountState.get().phase).toBe('failed');
  expect(announced).toEqual(['changing', 'changed', 'changing', 'changed']);
});
