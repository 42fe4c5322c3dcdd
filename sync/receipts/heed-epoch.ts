import type { DeviceDatabase } from '../device/device-database.ts';
import type { Rpc } from '../transport/transport.ts';

/**
 * Key in `meta`: the epoch whose ledger every receipt was compared with, or in which the first
 * receipt was kept.
 */
export const COMPARED = 'compared_epoch';

/** What a comparison needs from a pull. */
export type Comparing = {
  readonly db: DeviceDatabase;
  readonly rpc: Rpc;
  readonly user_id: string | null;
  readonly signal: AbortSignal;
};

/**
 * Checks whether the database was restored since this device last asked, and if so handles what was
 * asked here. Few devices ever need that code, so it is a file of its own. Rule [P11].
 * @param epoch of the database as it is now
 * @returns false when that file could not be loaded: nothing of the new epoch may be applied before
 * it is
 */
export async function heedEpoch(round: Comparing, epoch: string): Promise<boolean> {
  const { db, user_id } = round;
  if (!user_id) return true; // an anonymous visitor has no mutations
  const compared = await db.meta.get(COMPARED);
  const acked = await db.outbox.where('status').equals('acked').toArray();
  const isOld = (of: unknown) => of && of !== epoch;
  if (!isOld(compared) && !acked.some((record) => isOld(record.epoch))) return true;
  const restored = await import('./after-restore.ts').catch(() => null);
  if (!restored) return false;
  await restored.askAgain(db, epoch);
  if (isOld(compared)) await restored.compareReceipts(round, epoch);
  return true;
}
