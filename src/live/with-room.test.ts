import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#sync/account.ts';
import { notKept, tried, withRoom } from './with-room.ts';

const makeRoom = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#sync/storage/make-room.ts', () => ({ makeRoom }));

const account = {} as Account;
const full = () => new DOMException('full', 'QuotaExceededError');
/** As Dexie says it. */
const aborted = () => Object.assign(new Error('aborted'), { name: 'AbortError', inner: full() });

beforeEach(() => makeRoom.mockClear());

test('[U12] with room nothing leaves', async () => {
  expect(await withRoom(account, () => Promise.resolve('kept'))).toBe('kept');
  expect(makeRoom).not.toHaveBeenCalled();
});

test.each([full, aborted])(
  '[U12] without room something leaves first, and it is tried once more',
  async (fails) => {
    const write = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(fails())
      .mockResolvedValue('kept');
    expect(await withRoom(account, write)).toBe('kept');
    expect(makeRoom).toHaveBeenCalledExactlyOnceWith(account);
    expect(write).toHaveBeenCalledTimes(2);
  },
);

test('[U12] full all the same: it fails, says which, and does not turn in circles', async () => {
  const write = vi.fn<() => Promise<void>>(() => Promise.reject(full()));
  await expect(withRoom(account, write)).rejects.toThrow('full');
  expect(write).toHaveBeenCalledTimes(2);
  expect(await tried(account, write)).toBe('device_full');
  expect(await tried(account, () => Promise.resolve())).toBeUndefined();
});

test('[U12] what fails for another reason is no question of room', async () => {
  const write = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('closed')));
  expect(await tried(account, write)).toBe('storage_failed');
  expect(write).toHaveBeenCalledOnce();
  expect(makeRoom).not.toHaveBeenCalled();
  expect([notKept(full()), notKept(aborted()), notKept(new Error('closed'))]).toEqual([
    'device_full',
    'device_full',
    'storage_failed',
  ]);
});
