import { MISSING_KEY, type DeviceDatabase } from '../device/device-database.ts';
import { learnNames } from '../registry/registry.ts';
import type { OutboxRecord } from '../outbox/outbox.ts';
import { receiptsOf, type Receipt } from './receipts.ts';
import { rowsOf } from './taken-back.ts';

/**
 * A mutation that the server had done and, after a restore from an older backup, does not know any
 * more. Rule [P13].
 */
export type Missing = Receipt & {
  /** The epoch whose ledger did not know it. */
  readonly missed_in: string;
};

/**
 * What is missing of one lane, in the order of asking: the later ones depend on the earlier ones.
 */
export type MissingLane = {
  readonly lane: string;
  readonly missing: readonly Missing[];
  /** Something newer was asked about the same rows: sending the old one may undo that. */
  readonly overtaken: boolean;
  /**
   * Phone numbers are missing in it, because they are deleted earlier than the rest: the person has
   * to type them again.
   */
  readonly partial: boolean;
};

/** What is missing, the oldest lane first; the person decides about it. */
export async function missingLanes(db: DeviceDatabase): Promise<readonly MissingLane[]> {
  const missing = (await db.meta.where(':id').startsWith(MISSING_KEY).toArray()) as Missing[];
  if (missing.length === 0) return [];
  const since = [
    ...(await db.outbox.toArray()).filter(({ status }) => status !== 'rejected'),
    ...(await receiptsOf(db)),
  ];
  await learnNames([...missing, ...since].map(({ name }) => name));
  const lanes = Map.groupBy(
    missing.toSorted((a, b) => a.seq - b.seq),
    ({ lane }) => lane,
  );
  return [...lanes].map(([lane, ones]) => ({
    lane,
    missing: ones,
    overtaken: ones.some((one) => since.some((later) => overtakes(later, one))),
    partial: ones.some(({ partial }) => partial),
  }));
}

/**
 * Whether something was asked later about the same: a row that both touch, or a mutation that may
 * wait only once.
 */
function overtakes(later: OutboxRecord | Receipt, one: Missing): boolean {
  if (later.lane !== one.lane || later.seq! <= one.seq) return false;
  if (later.epoch && later.epoch !== one.missed_in) return false; // from before the restore
  if (later.once === one.once) return true;
  const rows = new Set(rowsOf(one));
  return rowsOf(later).some((row) => rows.has(row));
}

/** Queued under its own id: if the server knows it after all, it is not done twice. Rule [U2]. */
export function queuedAgain({
  seq: _seq,
  epoch: _epoch,
  acked_at: _at,
  partial: _partial,
  ...asked
}: Receipt): OutboxRecord {
  return { ...asked, status: 'queued', attempts: 0, open_sends: 1, next_at: 0 };
}

/**
 * Puts them back into the queue, in the order of asking. If one is not there any more, another tab
 * has sent it. One that lacks numbers is stored as refused: its form then opens with everything
 * else filled in.
 */
export const sendMissing = (db: DeviceDatabase, missing: readonly Missing[]): Promise<void> =>
  db.transaction('rw', db.outbox, db.meta, async () => {
    for (const { id } of missing) {
      const one = (await db.meta.get(MISSING_KEY + id)) as Missing | undefined;
      if (!one) continue;
      const { missed_in: _in, ...receipt } = one;
      const record = queuedAgain(receipt);
      await db.outbox.add(
        one.partial ? { ...record, status: 'rejected', error: { code: 'numbers_gone' } } : record,
      );
      await db.meta.delete(MISSING_KEY + id);
    }
  });

/** Discards them: the person knows about the loss. */
export const dropMissing = (db: DeviceDatabase, missing: readonly Missing[]): Promise<void> =>
  db.meta.bulkDelete(missing.map(({ id }) => MISSING_KEY + id));

/** How many, for a badge. */
export const countMissing = (db: DeviceDatabase): Promise<number> =>
  db.meta.where(':id').startsWith(MISSING_KEY).count();
