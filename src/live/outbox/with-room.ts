import type { Account } from '#sync/account/account.ts';
import { isOutOfSpace, mayPass, noteLoss } from '#sync/storage/storage-failure.ts';

/**
 * Writes what a person asked for. If it fails, it is tried once more: on a full device after data
 * that can be fetched again was deleted (rule [U12]), and for an error that may pass, at once.
 * @throws the error of the last try: then nothing was written
 */
export async function withRoom<T>(
  account: Pick<Account, 'local' | 'replica'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isOutOfSpace(error)) {
      const { makeRoom } = await import('#sync/account/make-room.ts');
      await makeRoom(account);
    } else if (!mayPass(error)) throw error;
    return write();
  }
}

/**
 * Nothing was written: no room on this device, or its storage does not answer. Then the page begins
 * to open it again.
 */
export type NotKept = 'device_full' | 'storage_failed';

/** Why a mutation was not accepted. */
export type NotMutated = { readonly ok: false; readonly code: 'not_signed_in' | NotKept };

export function notKept(error: unknown): NotKept {
  if (isOutOfSpace(error)) return 'device_full';
  noteLoss(error);
  return 'storage_failed';
}

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
