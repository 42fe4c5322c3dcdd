import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#sync/account/account.ts';
import { storageLoss } from '#sync/storage/storage-failure.ts';
import { notKept, tried, withRoom } from './with-room.ts';

const makeRoom = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#sync/account/make-room.ts', () => ({ makeRoom }));

const account = {} as Account;
const full = () => new DOMException('full', 'QuotaExceededError');
/** The error as Dexie throws it. */
const aborted = () => Object.assign(new Error('aborted'), { name: 'AbortError', inner: full() });

beforeEach(() => {
  makeRoom.mockClear();
  storageLoss.set(null);
});

test('[U12] with room nothing is deleted', async () => {
  expect(await withRoom(account, () => Promise.resolve('kept'))).toBe('kept');
  expect(makeRoom).not.toHaveBeenCalled();
});

test.each([full, aborted])(
  '[U12] without room something is deleted first, and the write is tried once more',
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

test('[U12] when deleting makes no room, it fails with `device_full` after the second try', async () => {
  const write = vi.fn<() => Promise<void>>(() => Promise.reject(full()));
  await expect(withRoom(account, write)).rejects.toThrow('full');
  expect(write).toHaveBeenCalledTimes(2);
  expect(await tried(account, write)).toBe('device_full');
  expect(await tried(account, () => Promise.resolve())).toBeUndefined();
});

test.each(['UnknownError', 'AbortError'])(
  '[W8] after %s, which may pass, the write is tried once more, and nothing is deleted',
  async (name) => {
    const fails = () => Object.assign(new Error('not now'), { name });
    const write = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(fails())
      .mockResolvedValueOnce('kept')
      .mockRejectedValue(fails());
    expect(await withRoom(account, write)).toBe('kept');
    expect(storageLoss.get()).toBeNull();
    expect(await tried(account, async () => void (await write()))).toBe('storage_failed');
    expect(write).toHaveBeenCalledTimes(4);
    expect(storageLoss.get()).toBe(name === 'UnknownError' ? 'server' : 'connection');
    expect(makeRoom).not.toHaveBeenCalled();
  },
);

test('[U12] after a failure for another reason nothing is deleted', async () => {
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
