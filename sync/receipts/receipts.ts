import { MISSING_KEY, type DeviceDatabase } from '../device/device-database.ts';
import { COMPARED } from '../pull/heed-epoch.ts';
import type { OutboxRecord } from '../outbox/outbox.ts';
import { isOutOfSpace } from '../storage/storage-failure.ts';
import { withoutNumbers } from './without-numbers.ts';

/**
 * What the base took and this device let go of: what it was, and what asking for it again needs. A restored database
 * may have lost it, and only the device can tell which. Rule [P11].
 */
export type Receipt = Pick<
  OutboxRecord,
  'id' | 'user_id' | 'device_id' | 'lane' | 'once' | 'name' | 'label' | 'created_at' | 'not_after'
> & {
  readonly seq: number;
  readonly args: object;
  readonly epoch: string;
  /** UTC ISO instant by the server's clock. */
  readonly acked_at: string;
  /** Numbers of other people, or something very long, are not in `args` any more: it can't be sent as it is. */
  readonly partial?: boolean | undefined;
};

/** Begins the keys in `meta` of receipts: `receipt:<acked_at>:<id>`, so that the keys are in the order of time. */
export const RECEIPT_KEY = 'receipt:';

const DAY_MS = 86_400_000;
/** Longer than the ledger keeps (thirty days): a copy that is older than that is told by its own time. */
const KEPT_MS = 35 * DAY_MS;
/** A restore is noticed within days. The numbers of a squad or of walk-ins stay no longer here (security.md D3). */
const NUMBERS_MS = 7 * DAY_MS;
const MOST = 500;
/** Characters of JSON; a list of three hundred people in teams has about half. */
const LONGEST = 65_536;
/** Nobody misses them after a restore. */
const QUIET: readonly string[] = ['read_notification@1', 'read_all_notifications@1'];

export const receiptKey = ({ acked_at, id }: Pick<Receipt, 'acked_at' | 'id'>): string =>
  `${RECEIPT_KEY}${acked_at}:${id}`;

/** `undefined` for what is not worth one, or was never answered by a base that said its epoch. */
function receiptOf(record: OutboxRecord): Receipt | undefined {
  const { id, seq, user_id, device_id, lane, once, name, args, label, created_at } = record;
  const { epoch, not_after, acked_at = created_at } = record;
  if (!epoch || seq === undefined || QUIET.includes(name)) return undefined;
  const asked = { id, seq, user_id, device_id, lane, once, name, label, created_at };
  const receipt = { ...asked, ...(not_after ? { not_after } : {}), args, epoch, acked_at };
  const is_long = JSON.stringify(args).length > LONGEST;
  return is_long ? { ...receipt, args: {}, partial: true } : receipt;
}

/**
 * The rows are in the replica: the overlay may let go, rule [O3]. Each leaves the outbox and a receipt, both or
 * neither; without room it goes without one.
 */
export async function forgetAcked(db: DeviceDatabase, ids: readonly string[]) {
  try {
    await exchange(db, ids, true);
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    await exchange(db, ids, false);
  }
}

const exchange = (db: DeviceDatabase, ids: readonly string[], keeping: boolean): Promise<void> =>
  db.transaction('rw', db.outbox, db.meta, async () => {
    const taken = await db.outbox
      .where('id')
      .anyOf([...ids])
      .and(({ status }) => status === 'acked')
      .toArray();
    await db.outbox.bulkDelete(taken.map(({ seq }) => seq!));
    const receipts = keeping ? taken.flatMap((record) => receiptOf(record) ?? []) : [];
    if (receipts.length === 0) return;
    await db.meta.bulkPut(receipts, receipts.map(receiptKey));
    const { epoch } = receipts.at(-1)!; // a late answer may be of the epoch before: then all are compared once more
    if ((await db.meta.get(COMPARED)) !== epoch) await db.meta.put(epoch, COMPARED);
    const keys = await db.meta.where(':id').startsWith(RECEIPT_KEY).primaryKeys();
    await db.meta.bulkDelete(keys.slice(0, Math.max(0, keys.length - MOST)));
  });

/** Every receipt, the oldest first. */
export const receiptsOf = async (db: DeviceDatabase): Promise<Receipt[]> =>
  (await db.meta.where(':id').startsWith(RECEIPT_KEY).toArray()) as Receipt[];

/** Receipts go after 35 days, numbers of other people in them after seven; what is missing stays until somebody decides. */
export async function sweepReceipts(db: DeviceDatabase, now: number): Promise<void> {
  const before = (age_ms: number) => new Date(now - age_ms).toISOString();
  await db.transaction('rw', db.meta, async () => {
    await db.meta
      .where(':id')
      .between(RECEIPT_KEY, RECEIPT_KEY + before(KEPT_MS))
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
