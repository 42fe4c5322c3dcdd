import { MISSING_KEY, type DeviceDatabase } from '../device/device-database.ts';
import { COMPARED } from './heed-epoch.ts';
import { isAsked, type OutboxRecord } from '../outbox/outbox.ts';
import { isOutOfSpace } from '../storage/storage-failure.ts';
import { withoutNumbers } from './without-numbers.ts';

/**
 * The record of a mutation that the server did and this device removed from its outbox: what it
 * was, and what sending it again needs. A restored database may have lost it, and only the device
 * can tell which. Rule [P11].
 */
export type Receipt = Pick<
  OutboxRecord,
  'id' | 'user_id' | 'device_id' | 'lane' | 'once' | 'name' | 'label' | 'created_at'
> & {
  readonly seq: number;
  readonly args: object;
  readonly epoch: string;
  /** UTC ISO instant by the server's clock. */
  readonly acked_at: string;
  /** `args` lacks numbers of other people or a very long text, so it can't be sent as it is. */
  readonly partial?: boolean | undefined;
};

/** Prefix of the keys in `meta` of receipts, `receipt:<acked_at>:<id>`: the keys sort by time. */
const RECEIPT_KEY = 'receipt:';

const DAY_MS = 86_400_000;
/**
 * Longer than the ledger keeps (thirty days): if the backup is older than that, its own time tells
 * what is missing.
 */
const KEPT_MS = 35 * DAY_MS;
/**
 * A restore is noticed within days, so the numbers of a squad or of walk-ins stay no longer here.
 */
const NUMBERS_MS = 7 * DAY_MS;
const MOST = 500;
/** Characters of JSON; a list of three hundred people in teams needs about half. */
const LONGEST = 65_536;
/** Their loss after a restore does not matter. */
const QUIET: readonly string[] = ['read_notification@1', 'read_all_notifications@1'];

export const receiptKey = ({ acked_at, id }: Pick<Receipt, 'acked_at' | 'id'>): string =>
  `${RECEIPT_KEY}${acked_at}:${id}`;

/** Whether the server did this mutation, as far as this device knows. */
export async function hasReceipt(db: DeviceDatabase, id: string): Promise<boolean> {
  const keys = await db.meta.where(':id').startsWith(RECEIPT_KEY).primaryKeys();
  return keys.some((key) => key.endsWith(`:${id}`));
}

/** `undefined` for a mutation that needs no receipt, or that was never answered with an epoch. */
function receiptOf(record: OutboxRecord): Receipt | undefined {
  const { id, seq, user_id, device_id, lane, once, name, args, label, created_at } = record;
  const { epoch, acked_at = created_at } = record;
  if (!epoch || seq === undefined || QUIET.includes(name) || !isAsked(record)) return undefined;
  const asked = { id, seq, user_id, device_id, lane, once, name, label, created_at };
  const receipt = { ...asked, args, epoch, acked_at };
  const is_long = JSON.stringify(args).length > LONGEST;
  return is_long ? { ...receipt, args: {}, partial: true } : receipt;
}

/**
 * Removes mutations from the outbox: their rows are in the replica, so the overlay is not needed,
 * rule [O3]. The removal and the receipt are one transaction; if storage is full, there is no
 * receipt.
 */
export async function forgetAcked(db: DeviceDatabase, ids: readonly string[]) {
  try {
    await exchange(db, ids, { leaving: 'receipts' });
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    await exchange(db, ids, { leaving: 'nothing' });
  }
}

const exchange = (
  db: DeviceDatabase,
  ids: readonly string[],
  { leaving }: { leaving: 'receipts' | 'nothing' },
): Promise<void> =>
  db.transaction('rw', db.outbox, db.meta, async () => {
    const taken = await db.outbox
      .where('id')
      .anyOf([...ids])
      .and(({ status }) => status === 'acked')
      .toArray();
    await db.outbox.bulkDelete(taken.map(({ seq }) => seq!));
    const receipts =
      leaving === 'receipts' ? taken.flatMap((record) => receiptOf(record) ?? []) : [];
    if (receipts.length === 0) return;
    await db.meta.bulkPut(receipts, receipts.map(receiptKey));
    // a late answer may be of the previous epoch: then all receipts are compared once more
    const { epoch } = receipts.at(-1)!;
    if ((await db.meta.get(COMPARED)) !== epoch) await db.meta.put(epoch, COMPARED);
    const keys = await db.meta.where(':id').startsWith(RECEIPT_KEY).primaryKeys();
    await db.meta.bulkDelete(keys.slice(0, Math.max(0, keys.length - MOST)));
  });

/** Every receipt, the oldest first. */
export const receiptsOf = async (db: DeviceDatabase): Promise<Receipt[]> =>
  (await db.meta.where(':id').startsWith(RECEIPT_KEY).toArray()) as Receipt[];

/**
 * Deletes receipts after 35 days, and numbers of other people in them after seven; what is missing
 * stays until the person decides.
 * @param now UTC ms by this device's clock, which may be wrong: numbers are deleted by it
 * @param seen UTC ms by the server's clock at its last answer: a receipt stays until both say 35
 * days
 */
export async function sweepReceipts(
  db: DeviceDatabase,
  now: number,
  seen: number = now,
): Promise<void> {
  const before = (age_ms: number, at = now) => new Date(at - age_ms).toISOString();
  await db.transaction('rw', db.meta, async () => {
    await db.meta
      .where(':id')
      .between(RECEIPT_KEY, RECEIPT_KEY + before(KEPT_MS, Math.min(now, seen)))
      .delete();
    for (const prefix of [RECEIPT_KEY, MISSING_KEY]) {
      await db.meta
        .where(':id')
        .startsWith(prefix)
        .and((value) => (value as Receipt).acked_at < before(NUMBERS_MS))
        .modify((value, ref) => {
          const receipt = value as Receipt;
          const args = withoutNumbers(receipt);
          if (args) ref.value = { ...receipt, args, partial: true };
        });
    }
  });
}
