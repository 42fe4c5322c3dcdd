import type { DeviceDatabase } from '../device/device-database.ts';
import { dropDraftOf } from '../drafts/drafts.ts';
import { effectsOf } from '../registry/registry.ts';
import { lastWaiting } from './enqueue.ts';
import { openSends, type OutboxRecord } from './outbox.ts';

/**
 * Retries a refused mutation for the person: a new mutation with a new id, at the end of the queue.
 */
export async function retry(db: DeviceDatabase, id: string, again: { id: string; at: string }) {
  await db.transaction('rw', db.outbox, async () => {
    const record = await db.outbox.where('id').equals(id).first();
    if (!record || (record.status !== 'rejected' && record.status !== 'blocked')) return;
    const { seq, error: _error, epoch: _epoch, ...asked } = record;
    await db.outbox.delete(seq!);
    // the same is waiting already
    if ((await lastWaiting(db, asked.lane))?.once === asked.once) return;
    await db.outbox.add({
      ...asked,
      id: again.id,
      created_at: again.at,
      status: 'queued',
      attempts: 0,
      open_sends: 0,
      next_at: 0,
    });
  });
  await dropDraftOf(db, id);
}

/** Refusals of acts that were done before, or whose object is gone. */
const DONE =
  /^(approve_member|request_join|accept_invitation)@\d+ already_member$|^(approve|reject|remove)_member@\d+ member_not_found$| (join_pending|achievement_claimed|communication_not_found)$/;

/** Whether it was refused because it had been done already. The person is told, and has nothing to decide. */
export const wasDone = ({ name, error }: Pick<OutboxRecord, 'name' | 'error'>): boolean =>
  DONE.test(`${name} ${error?.code}`);

/** What is asked of a row that is there. */
const OF_A_ROW = /^(answer|approve|cancel|delete|end|leave|pin|reject|remove|revoke|vote)(_|@)/;

/**
 * Whether a refused mutation may be taken when it is sent again unchanged. It can't be if its row is
 * gone, if it was done before, if the person has the patch, or if another device registered them.
 */
export function mayBeTaken({ name, error }: Pick<OutboxRecord, 'name' | 'error'>): boolean {
  const code = error?.code ?? '';
  if (wasDone({ name, error }) || /^(already_|patch_already_|alliance_not_)/.test(code))
    return false;
  return !(OF_A_ROW.test(name) && code.endsWith('_not_found'));
}

/**
 * Discards a mutation at the person's wish. One that is being sent, or that the server accepted,
 * can't be discarded.
 */
export const discard = (db: DeviceDatabase, id: string): Promise<boolean> =>
  takeOut(db, [id], ({ status }) => status !== 'sending' && status !== 'acked');

/**
 * Whether the server may have received it: until an answer rules that out, it is unknown. Rule
 * [U10].
 */
export const mayHaveArrived = (record: OutboxRecord): boolean =>
  (record.status !== 'queued' && record.status !== 'blocked') || openSends(record) > 0;

/**
 * Withdraws mutations that never left this device: all of them or none, so that what is said of an
 * undo is true. Rule [U10].
 * @returns false when the server may have received one; they stay until their outcome is known
 */
export const withdraw = (db: DeviceDatabase, ...ids: readonly string[]): Promise<boolean> =>
  takeOut(db, ids, (record) => !mayHaveArrived(record));

/**
 * Takes out what the server has surely not taken: it refused it, or it never left this device.
 * @returns false where it has, or may have
 */
export const dropNotTaken = (db: DeviceDatabase, id: string): Promise<boolean> =>
  takeOut(db, [id], (record) => record.status === 'rejected' || !mayHaveArrived(record));

/**
 * Changes what a mutation asks for, while nothing of it has left this device: its place in the queue
 * stays. Rule [U10].
 * @returns false when the server may have received it; it stays as it is
 */
export const amend = (
  db: DeviceDatabase,
  id: string,
  next: (record: OutboxRecord) => Pick<OutboxRecord, 'name' | 'args'>,
): Promise<boolean> =>
  db.transaction('rw', db.outbox, async () => {
    const record = await db.outbox.where('id').equals(id).first();
    if (!record || mayHaveArrived(record)) return false;
    await db.outbox.put({ ...record, ...next(record) });
    return true;
  });

/** With what hangs on it, and the drafts in which these were being corrected. */
async function takeOut(
  db: DeviceDatabase,
  ids: readonly string[],
  mayGo: (record: OutboxRecord) => boolean,
): Promise<boolean> {
  const taken = await db.transaction('rw', db.outbox, async () => {
    const all = await db.outbox.orderBy('seq').toArray();
    const records = ids.map((id) => all.find((one) => one.id === id && mayGo(one)));
    if (!records.every((record) => record !== undefined)) return [];
    // one of them may hang on another
    const going = new Set(
      records.flatMap((record) => [record, ...hangingOn(record, all).filter(mayGo)]),
    );
    await db.outbox.bulkDelete([...going].map(({ seq }) => seq!));
    return [...going];
  });
  for (const one of taken) await dropDraftOf(db, one.id);
  return taken.length > 0;
}

/**
 * What was asked about the rows that this mutation would have created: without it the server refuses
 * all of that. Nothing while the server may have created them, or when they are asked for again; of
 * a refused one, only what was refused too. Rule [U10].
 */
export function hangingOn(
  record: OutboxRecord,
  all: readonly OutboxRecord[],
): readonly OutboxRecord[] {
  const is_refused = record.status === 'rejected';
  if (!is_refused && mayHaveArrived(record)) return [];
  const ids = createdBy(record);
  const names = (args: object) => ids.some((id) => JSON.stringify(args).includes(id));
  const later = all.filter(
    ({ seq, lane, status, args }) =>
      lane === record.lane &&
      seq! > record.seq! &&
      (!is_refused || status === 'rejected') &&
      names(args),
  );
  return later.some((one) => createdBy(one).some((id) => ids.includes(id))) ? [] : later;
}

/** The rows that it creates; none for a change of a row that is there. */
function createdBy({ name, args, user_id, created_at }: OutboxRecord): readonly string[] {
  const effects = effectsOf(name, args, { user_id, at: created_at });
  return effects.every(({ change }) => change(undefined)) ? effects.map(({ id }) => id) : [];
}
