import { Dexie, type EntityTable, type Table } from 'dexie';
import type { OutboxRecord } from './outbox-record.ts';
import type { Cursor, Scope } from '../wire/protocol.ts';

/** How far this device has read one scope. Rule [P3]: written after the rows, never before. */
export type ScopeState = {
  readonly scope: Scope;
  readonly epoch: string;
  /** The last epoch in which this scope was read to its end and cleared of older rows. */
  readonly settled_epoch?: string | undefined;
  /** The replica that these cursors describe; cursors of another replica are not used. */
  readonly replica_id: string;
  readonly c: Readonly<Record<string, Cursor>>;
  readonly departed: Cursor;
  readonly view?: string | undefined;
  readonly window_from?: string | undefined;
  /** Every collection has been read to its end at least once. */
  readonly complete: boolean;
  /**
   * UTC ms, corrected to server time. Shown as "de ontem, 19:40", and used to drop the oldest
   * first.
   */
  readonly synced_at: number;
  /**
   * When the server began to answer what this scope was last read to its end with, UTC ms by its
   * clock: what it had a minute before is here. undefined until the end is read.
   */
  readonly read_at?: number | undefined;
  readonly opened_at: number;
};

export const DEVICE_STORES = { outbox: '++seq, &id, status, once', scopes: 'scope', meta: '' };

/**
 * One person's outbox and cursors on this device: `qg:<uid>:q`. The service worker opens it too.
 * Schema changes only add, because an old tab or worker may hold it open while a new one writes.
 * Rule [S6].
 */
export class DeviceDatabase extends Dexie {
  readonly outbox!: EntityTable<OutboxRecord, 'seq'>;
  readonly scopes!: EntityTable<ScopeState, 'scope'>;
  readonly meta!: Table<unknown, string>;

  constructor(user: string, options?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }) {
    // a confirmed registration must survive a crash of the phone
    super(deviceDatabaseName(user), { chromeTransactionDurability: 'strict', ...options });
    this.version(1).stores(DEVICE_STORES);
  }
}

/** `anon` for an anonymous visitor. */
export const deviceDatabaseName = (user: string): string => `qg:${user}:q`;

/** Prefix of the keys in `meta` for pictures that have not been sent (waiting-pictures.ts). */
export const PICTURE_KEY = 'picture:';

/** Prefix of the keys in `meta` for what is typed in a form and not sent (drafts.ts). */
export const DRAFT_KEY = 'draft:';

/**
 * Prefix of the keys in `meta` for mutations that a restored database has lost, by id (missing.ts).
 */
export const MISSING_KEY = 'missing:';

/** A value of `meta`, made on first use and never changed. */
async function metaOnce<T>(db: DeviceDatabase, key: string, make: () => T): Promise<T> {
  const known = (await db.meta.get(key)) as T | undefined;
  // without a transaction that writes: it would wait for others, and a mark at a gate waits for this
  if (known !== undefined) return known;
  return db.transaction('rw', db.meta, async () => {
    const there = (await db.meta.get(key)) as T | undefined;
    if (there !== undefined) return there; // another tab was first
    const made = make();
    await db.meta.put(made, key);
    return made;
  });
}

/** The id of this browser: it says which phone asked for a mutation, or made a mark at a gate. */
export const deviceId = (db: DeviceDatabase): Promise<string> =>
  metaOnce(db, 'device_id', () => crypto.randomUUID());
