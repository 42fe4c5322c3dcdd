import * as v from 'valibot';
import { MISSING_KEY, type DeviceDatabase } from '../device/device-database.ts';
import { COMPARED, type Comparing } from './heed-epoch.ts';
import { lastWaiting } from '../outbox/enqueue.ts';
import { learnNames } from '../registry/registry.ts';
import { isAsked, openSends, type OutboxRecord } from '../outbox/outbox.ts';
import { PROTOCOL_VERSION, PullAnswer, PullReset, type PullRequest } from '../wire/protocol.ts';
import { queuedAgain, type Missing } from './missing.ts';
import { receiptKey, receiptsOf, type Receipt } from './receipts.ts';
import { takenBack } from './taken-back.ts';

/**
 * The database was restored, and may have lost mutations that it had done and no page has read.
 * They are queued again by id; the ledger knows them if nothing is lost. If something later of the
 * same lane may have overtaken one, sending it would undo that: then the person decides. Rule
 * [P11].
 * @param epoch of the database as it is now
 */
export async function askAgain(db: DeviceDatabase, epoch: string): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const all = await db.outbox.toArray();
    const again = all
      .filter((record) => record.status === 'acked' && record.epoch && record.epoch !== epoch)
      .map((acked): OutboxRecord => {
        const { rows: _r, touched: _t, xid: _x, epoch: _e, acked_at: _a, ...record } = acked;
        const overtaken = all.some(
          (other) =>
            other.lane === record.lane &&
            other.seq! > record.seq! &&
            (other.epoch ? other.epoch === epoch : openSends(other) > 0),
        );
        // the app asks its own mutations again by itself, so the person has nothing to decide
        return overtaken && isAsked(record)
          ? { ...record, status: 'rejected', error: { code: 'restored' } }
          : { ...record, status: 'queued', next_at: 0, open_sends: 1 };
      });
    if (again.length > 0) await db.outbox.bulkPut(again);
  });
}

/** As many ids as the server answers at once (`private.my_results`). */
const BATCH = 200;
/**
 * The ledger keeps thirty days: anything younger than this that it does not know is lost, whatever
 * the clock error.
 */
const SURE_MS = 29 * 86_400_000;

/** What the ledger answered about the ids. */
type Heard = {
  readonly known: ReadonlySet<string>;
  readonly server_now: number;
  restored_to: number;
};

/**
 * Asks the ledger of a new epoch which receipts it knows, and stores the others as missing, for the
 * person to decide about. Without a complete answer for this person, the next round asks again.
 * Rule [P11].
 */
export async function compareReceipts(round: Comparing, epoch: string): Promise<void> {
  const { db, signal } = round;
  const receipts = (await receiptsOf(db)).filter((receipt) => receipt.epoch !== epoch);
  const heard = await askLedger(round, receipts, epoch);
  if (!heard) return;
  const lost = receipts.filter(
    ({ id, acked_at }) =>
      !heard.known.has(id) &&
      (Date.parse(acked_at) > heard.server_now - SURE_MS ||
        Date.parse(acked_at) > heard.restored_to),
  );
  await learnNames(lost.map(({ name }) => name));
  const nothing = takenBack(lost);
  // a push subscription has no name that a person would miss, and without it messages stop
  const device = lost.findLast(({ lane }) => lane === 'device');
  signal.throwIfAborted();
  await db.transaction('rw', db.outbox, db.meta, async () => {
    await db.meta.bulkDelete(lost.map(receiptKey));
    const missing = lost
      .filter(({ id, lane }) => lane !== 'device' && !nothing.has(id))
      .map((receipt): Missing => ({ ...receipt, missed_in: epoch }));
    await db.meta.bulkPut(
      missing,
      missing.map(({ id }) => MISSING_KEY + id),
    );
    if (device && !(await lastWaiting(db, device.lane))) await db.outbox.add(queuedAgain(device));
    await db.meta.put(epoch, COMPARED);
  });
}

/**
 * The part of a pull's answer about a restore: nothing in the restored backup is newer than
 * `restored_to`.
 */
const LedgerAnswer = v.object({ ...PullAnswer.entries, restored_to: v.nullish(v.string()) });
const Answer = v.union([LedgerAnswer, PullReset]);

/** @returns undefined unless everything was answered, in this epoch and for this person */
async function askLedger(
  { rpc, user_id }: Comparing,
  receipts: readonly Receipt[],
  epoch: string,
): Promise<Heard | undefined> {
  const known = new Set<string>();
  const heard: Heard = {
    known,
    server_now: Number.POSITIVE_INFINITY,
    restored_to: Number.POSITIVE_INFINITY,
  };
  let said = heard;
  for (let from = 0; from < receipts.length; from += BATCH) {
    const unsettled = receipts.slice(from, from + BATCH).map(({ id }) => id);
    const request: PullRequest = {
      v: PROTOCOL_VERSION,
      epoch,
      scopes: {},
      limit: 1,
      digest: [],
      unsettled,
    };
    const outcome = await rpc('sync_pull', request, Answer);
    if (outcome.kind !== 'ok' || 'reset' in outcome.data) return undefined;
    const { as_user, acks, server_now, restored_to } = outcome.data;
    if (as_user !== user_id || outcome.data.epoch !== epoch) return undefined;
    for (const { id } of acks) known.add(id);
    said = {
      known,
      server_now: Date.parse(server_now),
      restored_to: restored_to ? Date.parse(restored_to) : Number.POSITIVE_INFINITY,
    };
  }
  return said;
}
