import { Dexie, type EntityTable, type Table } from 'dexie';
import type { OutboxRecord } from '../outbox/outbox.ts';
import type { Cursor, Scope } from '../protocol.ts';

/** How far this device has read one scope. Rule [P3]: written after the rows, never before. */
export type ScopeState = {
  readonly scope: Scope;
  readonly epoch: string;
  /** The last epoch in which it was read to its end, and rid of what was there before. */
  readonly settled_epoch?: string | undefined;
  /** The replica that these cursors describe; another one starts anew. */
  readonly replica_id: string;
  readonly c: Readonly<Record<string, Cursor>>;
  readonly departed: Cursor;
  readonly view?: string | undefined;
  readonly window_from?: string | undefined;
  /** Every collection has been read to its end at least once. */
  readonly complete: boolean;
  /** UTC ms, server time corrected; for "de ontem, 19:40" and for what is dropped first. */
  readonly synced_at: number;
  readonly opened_at: number;
};

/**
 * One person's queue and cursors on this device: `qg:<uid>:q`. The service worker opens it too.
 * Versions are additive only: an old tab or worker may hold it open while a new one writes. Rule [S6].
 */
export class DeviceDatabase extends Dexie {
  readonly outbox!: EntityTable<OutboxRecord, 'seq'>;
  readonly scopes!: EntityTable<ScopeState, 'scope'>;
  readonly meta!: Table<unknown, string>;

  constructor(user: string, options?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }) {
    // an acknowledged registration must survive a crash of the phone
    super(deviceDatabaseName(user), { chromeTransactionDurability: 'strict', ...options });
    this.version(1).stores({
      outbox: '++seq, &id, status, once',
      scopes: 'scope',
      meta: '',
    });
  }
}

/** `anon` for somebody who is not signed in. */
export const deviceDatabaseName = (user: string): string => `qg:${user}:q`;

/** Begins the keys in `meta` of pictures that have not been sent (waiting-pictures.ts). */
export const PICTURE_KEY = 'picture:';

/** Begins those of what a restored database has lost, by its id (missing.ts). */
export const MISSING_KEY = 'missing:';

/** A value of `meta`, made on first use and then the same for ever. */
export async function metaOnce<T>(db: DeviceDatabase, key: string, make: () => T): Promise<T> {
  return db.transaction('rw', db.meta, async () => {
    const there = (await db.meta.get(key)) as T | undefined;
    if (there !== undefined) return there;
    const made = make();
    await db.meta.put(made, key);
    return made;
  });
}
