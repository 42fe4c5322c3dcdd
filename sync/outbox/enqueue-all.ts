import type { DeviceDatabase } from '../device/device-database.ts';
import { learnNames, type MutationName } from '../registry/registry.ts';
import { enqueue, type Enqueue } from './enqueue.ts';
import type { OutboxRecord } from './outbox.ts';

/**
 * Stores several mutations at once, in this order: all of them or, when one can't be stored, none.
 * Otherwise a second try would do the first ones twice. Rule [U1].
 */
export async function enqueueAll<Name extends MutationName>(
  db: DeviceDatabase,
  asked: readonly Enqueue<Name>[],
): Promise<OutboxRecord[]> {
  // a transaction ends while it waits for anything that is not the database
  await learnNames(asked.map(({ name }) => name));
  return db.transaction('rw', db.outbox, db.meta, async () => {
    const records: OutboxRecord[] = [];
    for (const one of asked) records.push(await enqueue(db, one));
    return records;
  });
}
