import type { DeviceDatabase } from '../device/device-database.ts';
import type { Rpc } from './pull.ts';

/** Key in `meta`: the epoch with whose ledger every receipt was compared, or in which the first one was kept. */
export const COMPARED = 'compared_epoch';

/** What a comparison needs of a pull. */
export type Comparing = {
  readonly db: DeviceDatabase;
  readonly rpc: Rpc;
  readonly user_id: string | null;
  readonly signal: AbortSignal;
};

/**
 * Whether the database was restored since this device last heard of it, and then what that means for what was asked
 * here; few ever need it, so it is a file of its own. Rule [P11].
 * @param epoch of the database as it is now
 * @returns false when that file did not come: nothing of the new epoch may be applied before
 */
export async function heedEpoch(session: Comparing, epoch: string): Promise<boolean> {
  const { db, user_id } = session;
  if (!user_id) return true; // nobody asks for nothing
  const compared = await db.meta.get(COMPARED);
  const acked = await db.outbox.where('status').equals('acked').toArray();
  const isOld = (of: unknown) => of && of !== epoch;
  if (!isOld(compared) && !acked.some((record) => isOld(record.epoch))) return true;
  const restored = await import('../receipts/restored.ts').catch(() => null);
  if (!restored) return false;
  await restored.askAgain(db, epoch);
  if (isOld(compared)) await restored.compareReceipts(session, epoch);
  return true;
}
