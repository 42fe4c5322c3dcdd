import type { DeviceDatabase } from '../device/device-database.ts';
import type { OutboxRecord, OutboxStatus } from '../device/outbox-record.ts';
import { findMutation } from '../registry/registry.ts';
import type { Ack, TouchedRow } from '../wire/protocol.ts';

// defined beside the database that stores it; readers of the outbox find it here
export type { OutboxRecord, OutboxStatus };

/** Whether the mutation is shown and counted. One that the app asks by itself is not. Rule [U14]. */
export const isAsked = ({ unasked }: Pick<OutboxRecord, 'unasked'>): boolean => !unasked;

/** After this, a send without an answer is repeated; the ledger knows it by its id. Rule [U4]. */
export const SENDING_TIMEOUT_MS = 60_000;
const BATCH = 20;

export const WAITING: readonly OutboxStatus[] = ['queued', 'sending', 'blocked'];
/** Not settled yet; counted by the sign-out dialog. */
export const isWaiting = ({ status }: OutboxRecord): boolean => WAITING.includes(status);

/** Compares in both directions: after the clock is set back, a claim lies in the future. */
export const isStuck = (record: OutboxRecord, now: number): boolean =>
  record.status === 'sending' && Math.abs(now - (record.since ?? 0)) > SENDING_TIMEOUT_MS;

/** The longest backoff. */
export const LONGEST_BACKOFF_MS = 300_000;
const isDue = ({ next_at }: OutboxRecord, now: number): boolean =>
  next_at <= now || next_at - now > LONGEST_BACKOFF_MS;

/** 0 for a mutation that was never claimed. */
export const openSends = ({ open_sends }: OutboxRecord): number => open_sends ?? 0;

/**
 * How many mutations may share its batch. What failed repeatedly is sent in ever smaller batches,
 * so that one that can't pass does not stop the rest.
 */
const room = ({ attempts }: OutboxRecord): number =>
  Math.max(1, BATCH >> Math.max(0, attempts - 2));

/**
 * Claims the next batch, in order. A mutation waits for the earlier ones of its lane; other lanes
 * go ahead. Rule [U3]. A mutation whose name this version does not know is left for a newer
 * version.
 */
export async function claim(db: DeviceDatabase, now: number): Promise<OutboxRecord[]> {
  return db.transaction('rw', db.outbox, async () => {
    const held = new Set<string>();
    const batch: OutboxRecord[] = [];
    for (const record of await db.outbox.orderBy('seq').toArray()) {
      if (record.status === 'acked' || record.status === 'rejected') continue;
      const ready =
        (record.status === 'queued' && isDue(record, now) && findMutation(record.name)) ||
        isStuck(record, now);
      if (!ready || held.has(record.lane)) held.add(record.lane);
      else if (batch.length < room(batch[0] ?? record)) batch.push(record);
    }
    const claimed = batch.map((record) => ({
      ...record,
      status: 'sending' as const,
      since: now,
      open_sends: openSends(record) + 1,
    }));
    await db.outbox.bulkPut(claimed);
    return claimed;
  });
}

/**
 * Returns mutations to the queue whose sending brought no outcome; they wait until `next_at`. What
 * another context has claimed since is left alone.
 * @param undone 1 when it is certain that the server did nothing, or received nothing
 */
export async function release(
  db: DeviceDatabase,
  batch: readonly OutboxRecord[],
  { next_at, attempts, undone = 0 }: { next_at: number; attempts: 0 | 1; undone?: 0 | 1 },
): Promise<void> {
  const claims = new Map(batch.map(({ id, since }) => [id, since]));
  await change(db, new Set(claims.keys()), (record) =>
    record.status === 'sending' && record.since === claims.get(record.id)
      ? {
          status: 'queued',
          next_at,
          attempts: record.attempts + attempts,
          open_sends: openSends(record) - undone,
          since: undefined,
        }
      : {},
  );
}

/** When and in which epoch the server answered, and the rows of a reply to a push. */
type Answered = {
  readonly epoch?: string;
  readonly server_now?: string;
  readonly rows?: readonly TouchedRow[];
};

/**
 * Records outcomes, from a reply or from a pull's acks. An outcome is final. Each mutation keeps
 * the rows that it touched, since each leaves the outbox alone. Rules [U8], [O3].
 * @param answered empty when no server decided it
 */
export async function settle(
  db: DeviceDatabase,
  results: readonly Ack[],
  { epoch, server_now, rows = [] }: Answered = {},
): Promise<void> {
  const byId = new Map(results.map((result) => [result.id, result]));
  await change(db, new Set(byId.keys()), (record) => {
    const result = byId.get(record.id);
    if (!result || record.status === 'acked' || record.status === 'rejected') return {};
    if (result.status === 'applied') {
      const { touched, xid } = result;
      const keys = new Set(touched.map(([collection, id]) => `${collection} ${id}`));
      const mine = rows.filter(([collection, { id }]) => keys.has(`${collection} ${id}`));
      const done = { touched, xid, epoch, acked_at: server_now, rows: mine };
      return { status: 'acked', ...done, since: undefined };
    }
    const error = { code: result.code ?? 'internal', field: result.field };
    return { status: 'rejected', error, epoch, since: undefined };
  });
  if (!results.some(({ status }) => status === 'rejected')) return;
  // the person decides nothing about these
  await db.outbox
    .where('status')
    .equals('rejected')
    .and((record) => !isAsked(record))
    .delete();
  // a refusal is rare, so this is no part of the start; without its file the person decides about both
  const pointless = await import('./drop-pointless.ts').catch(() => null);
  await pointless?.dropPointless(db, byId);
}

/** Marks mutations that need a newer app or a newer server; waiting would not help. */
export async function block(db: DeviceDatabase, ids: readonly string[], code: string) {
  await change(db, new Set(ids), ({ status }) =>
    status === 'acked' || status === 'rejected'
      ? {}
      : { status: 'blocked', error: { code }, since: undefined },
  );
}

/** A new app version may know what the old one did not: every blocked mutation is tried again. */
export async function unblock(db: DeviceDatabase): Promise<void> {
  await db.outbox.where('status').equals('blocked').modify({ status: 'queued', next_at: 0 });
}

/** Signal is back: mutations in backoff may be sent now. */
export async function hurry(db: DeviceDatabase): Promise<void> {
  await db.outbox.where('status').equals('queued').modify({ next_at: 0 });
}

/**
 * The holder of the sync lock is the only sender, so anything still `sending` was left by a
 * reloaded page or a killed worker. It is queued again at once; the ledger knows it by its id. Rule
 * [U4].
 */
export async function takeBackOrphans(db: DeviceDatabase): Promise<void> {
  await db.outbox.where('status').equals('sending').modify({ status: 'queued', since: undefined });
}

/**
 * When the first waiting mutation may be sent, UTC ms; null when none may. It sets the timer of the
 * next round. What stands behind a blocked mutation is not due, however long it waits.
 */
export async function nextDue(db: DeviceDatabase): Promise<number | null> {
  const held = new Set<string>();
  let first: number | null = null;
  for (const record of await db.outbox.orderBy('seq').toArray()) {
    if (!isWaiting(record) || held.has(record.lane)) continue;
    held.add(record.lane);
    const { status, next_at, since = 0, name } = record;
    if (status === 'blocked' || (status === 'queued' && !findMutation(name))) continue;
    const due = status === 'sending' ? since + SENDING_TIMEOUT_MS : next_at;
    first = Math.min(first ?? due, due);
  }
  return first;
}

async function change(
  db: DeviceDatabase,
  ids: ReadonlySet<string>,
  next: (record: OutboxRecord) => Partial<OutboxRecord>,
): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const records = await db.outbox
      .where('id')
      .anyOf([...ids])
      .toArray();
    // a durable write flushes to disk, so write only the records that changed
    const changed = records.flatMap((record) => {
      const news = next(record);
      return Object.keys(news).length > 0 ? [{ ...record, ...news }] : [];
    });
    if (changed.length > 0) await db.outbox.bulkPut(changed);
  });
}
