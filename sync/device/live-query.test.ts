import 'fake-indexeddb/auto'; // without a global one, dexie's liveQuery never looks
import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { DeviceDatabase } from './device-database.ts';

type Row = { seq?: number; id: string; status: string; attempts: number };

test.each<[string, (db: DeviceDatabase) => Promise<unknown>]>([
  ['the whole queue', (db) => db.outbox.orderBy('seq').toArray()],
  ['a status', (db) => db.outbox.where('status').equals('queued').toArray()],
  ['some statuses', (db) => db.outbox.where('status').anyOf(['queued', 'sent']).sortBy('seq')],
])(
  'a live query of %s hears of a row that was changed in place and put back (dexie#2309)',
  async (_, query) => {
    const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
    await db.outbox.add({ id: 'm1', status: 'queued', attempts: 0 } as never);
    const seen: number[] = [];
    const live = liveQuery(() => query(db)).subscribe((rows) => {
      const [row] = rows as [Row];
      seen.push(row.attempts);
      if (seen.length > 2) return;
      row.attempts += 1;
      void db.outbox.put(row as never);
    });
    await expect.poll(() => seen).toEqual([0, 1, 2]);
    live.unsubscribe();
    db.close();
  },
);
