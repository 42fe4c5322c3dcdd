import type { Account } from '#sync/account.ts';
import { isOutOfSpace } from '#sync/storage/storage-failure.ts';

/**
 * Writes what a person asked for. On a full device, data that can be fetched again is deleted
 * first, and the write is tried once more. Rule [U12].
 * @throws the error of the last try: then nothing was written
 */
export async function withRoom<T>(
  account: Pick<Account, 'local' | 'replica'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    const { makeRoom } = await import('#sync/storage/make-room.ts');
    await makeRoom(account);
    return write();
  }
}

/** Nothing was written: no room on this device, or its storage does not answer. */
export type NotKept = 'device_full' | 'storage_failed';

export const notKept = (error: unknown): NotKept =>
  isOutOfSpace(error) ? 'device_full' : 'storage_failed';

/**
 * For a write without a result of its own.
 * @returns why nothing was written
 */
export const tried = (
  account: Pick<Account, 'local' | 'replica'>,
  write: () => Promise<void>,
): Promise<NotKept | undefined> =>
  withRoom(account, write).then(
    () => undefined,
    (error: unknown) => notKept(error),
  );
