import type { Account } from '#sync/account.ts';
import { isOutOfSpace } from '#sync/storage/storage-failure.ts';

/**
 * Writes what a person asked for. On a full device what may leave it leaves first, and the write is tried once more.
 * Rule [U12].
 * @throws what the last try threw: then nothing was written
 */
export async function withRoom<T>(
  account: Pick<Account, 'engine' | 'replica'>,
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

/** For what has no other outcome. @returns why nothing was written */
export const tried = (
  account: Pick<Account, 'engine' | 'replica'>,
  write: () => Promise<void>,
): Promise<NotKept | undefined> =>
  withRoom(account, write).then(
    () => undefined,
    (error: unknown) => notKept(error),
  );
