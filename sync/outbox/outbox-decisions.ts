import type { DeviceDatabase } from '../device/device-database.ts';
import { lastWaiting } from './enqueue.ts';
import { openSends, type OutboxRecord } from './outbox.ts';

/** The person tries a refused one again: a new mutation with a new id, at the end of the queue. */
export async function retry(db: DeviceDatabase, id: string, again: { id: string; at: string }) {
  await db.transaction('rw', db.outbox, async () => {
    const record = await db.outbox.where('id').equals(id).first();
    if (!record || (record.status !== 'rejected' && record.status !== 'blocked')) return;
    const { seq, error: _error, not_after: _passed, epoch: _epoch, ...asked } = record;
    await db.outbox.delete(seq!);
    if ((await lastWaiting(db, asked.lane))?.once === asked.once) return; // asked again already
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
}

/** The person lets it go. One that is on its way, or that the server has, can't be called back. */
export const discard = (db: DeviceDatabase, id: string): Promise<boolean> =>
  takeOut(db, id, ({ status }) => status !== 'sending' && status !== 'acked');

/** Whether the server may know of it: as long as no answer says so, nobody can tell that it does not. Rule [U10]. */
export const mayHaveArrived = (record: OutboxRecord): boolean =>
  (record.status !== 'queued' && record.status !== 'blocked') || openSends(record) > 0;

/**
 * Takes back what never left this device. Rule [U10].
 * @returns false when the server may know of it; it stays, and its outcome will be known
 */
export const withdraw = (db: DeviceDatabase, id: string): Promise<boolean> =>
  takeOut(db, id, (record) => !mayHaveArrived(record));

const takeOut = (
  db: DeviceDatabase,
  id: string,
  mayGo: (record: OutboxRecord) => boolean,
): Promise<boolean> =>
  db.transaction('rw', db.outbox, async () => {
    const record = await db.outbox.where('id').equals(id).first();
    if (!record || !mayGo(record)) return false;
    await db.outbox.delete(record.seq!);
    return true;
  });
