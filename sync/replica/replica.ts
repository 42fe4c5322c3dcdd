import {
  createRxDatabase,
  normalizeMangoQuery,
  prepareQuery,
  type RxCollection,
  type RxDatabase,
  type RxStorage,
} from 'rxdb/plugins/core';
import type { CollectionName, Scope } from '../wire/protocol.ts';
import { collections, type Rows } from '../records/collections.ts';
import type { Local } from '../records/record.ts';
import type { LocalRow, ReplicaStore, Stored } from './replica-store.ts';

type Collections = { [Name in CollectionName]: RxCollection<Local<Rows[Name]>> };
export type Replica = RxDatabase<Collections>;

/**
 * A hash of the row schemas. Another shape of the rows is another database: the replica is never
 * migrated. Rule [P9].
 */
const schemaHash = (): string => {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(Object.values(collections).map((c) => c.replicaSchema))) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
};

/** `user` is a user id, or `anon`. One database per person: no person reads another's. */
export const replicaName = (user: string): string => `qg-${user}-r${schemaHash()}`;

/** Opens the replica. `storage` is Dexie in a worker in the app, memory in tests. */
export async function openReplica(options: {
  name: string;
  // eslint-disable-next-line typescript/no-explicit-any -- RxDB's own type of "any storage"
  storage: RxStorage<any, any>;
}): Promise<Replica> {
  const replica = await createRxDatabase<Collections>({ multiInstance: true, ...options });
  const schemas = Object.entries(collections).map(([name, { replicaSchema }]) => [
    name,
    { schema: replicaSchema },
  ]);
  try {
    // in one call, so that they open in parallel
    await replica.addCollections(Object.fromEntries(schemas));
    return replica;
  } catch (error) {
    await replica.close(); // otherwise its name stays in use, and no later attempt can open it
    throw error;
  }
}

/**
 * Waits until every database of a new replica is made. RxDB makes each at its first use, and a
 * thread that ends while one is being made may leave it to nobody (rule [S8]).
 */
export async function replicaMade(replica: Replica): Promise<void> {
  const instances = Object.values(replica.collections).map((one) => one.storageInstance);
  await Promise.all(instances.map((instance) => instance.findDocumentsById([], false)));
}

/** The name of the lock that a page holds while it shows a replica. */
export const replicaLock = (name: string): string => `replica:${name}`;

/**
 * Marks this page as using a replica, so that a page of a newer version does not delete it.
 * @returns a function that ends this
 */
export const holdReplica = (name: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(
        replicaLock(name),
        { mode: 'shared' },
        () => new Promise<void>((end) => resolve(end)),
      )
      .catch(reject);
  });

type Raw = LocalRow & { _deleted: boolean; _rev: string };

/** A cheap phone takes them from the storage's thread in 30 ms. */
const ROWS_A_PART = 500;

/**
 * The replica's storage for the sync layer. It writes below the live queries, which see each page
 * as one event.
 */
export function replicaStore(replica: Replica): ReplicaStore {
  const instance = (name: CollectionName) => replica[name].storageInstance;
  const raw = new WeakMap<Stored, Raw>();
  const stored = (doc: Raw): Stored => {
    const entry = { row: withoutMeta(doc), removed: doc._deleted };
    raw.set(entry, doc);
    return entry;
  };
  const rows = async (name: CollectionName, selector: object, limit?: number) => {
    const { schema } = instance(name);
    const query = normalizeMangoQuery(schema as never, {
      // every index begins with _deleted: without it, each query would read everything
      selector: { _deleted: { $eq: false }, ...selector } as never,
      ...(limit && { sort: [{ id: 'asc' }] as never, limit }),
    });
    const { documents } = await instance(name).query(prepareQuery(schema as never, query) as never);
    return documents.map((doc) => withoutMeta(doc as unknown as Raw));
  };
  /** In parts, by an index that every collection has: between two of them a page answers a tap. */
  const everyRow = async (name: CollectionName) => {
    const found = new Map<string, LocalRow>();
    // mine last: a row that becomes mine meanwhile is found there
    for (const me of [0, 1]) {
      let part: LocalRow[];
      let after = '';
      do {
        part = await rows(name, { me: { $eq: me }, id: { $gt: after } }, ROWS_A_PART);
        for (const row of part) found.set((after = row.id), row);
      } while (part.length === ROWS_A_PART);
    }
    return [...found.values()];
  };
  return {
    id: () => replica.storageToken,
    read: async (name, ids) => {
      const docs = await instance(name).findDocumentsById([...ids], true);
      return new Map(docs.map((doc) => [doc.id, stored(doc as unknown as Raw)]));
    },
    write: async (name, writes) => {
      const rows = writes.map(({ was, row, removed }) => ({
        ...(was ? { previous: raw.get(was) } : {}),
        document: { ...row, _deleted: removed, _attachments: {}, _rev: '', _meta: { lwt: 1 } },
      }));
      const { error } = await instance(name).bulkWrite(rows as never, 'sync');
      const other = error.find(({ status }) => status !== 409);
      if (other) throw new Error(`replica write failed: ${other.status}`);
      return error.map(({ documentId }) => documentId);
    },
    inScope: (name, scope) =>
      scope === 'public' ? everyRow(name) : rows(name, selectorOf(name, scope)),
  };
}

/** The cheapest selector that finds at least the scope's rows; for any but `public`. */
function selectorOf(name: CollectionName, scope: Scope): object {
  if (scope === 'me') return { me: { $eq: 1 } };
  const id = scope.slice(scope.indexOf(':') + 1);
  const nothing = { id: { $eq: '' } };
  if (scope.startsWith('team:')) {
    if (name === 'team_records') return {}; // an alliance is stored under the other team
    if (name === 'teams') return { id: { $eq: id } };
    return name === 'team_members' ? { team_id: { $eq: id } } : nothing;
  }
  if (name === 'airsoft_events') return { id: { $eq: id } };
  const by_event = name === 'operators' || name === 'event_teams' || name === 'event_records';
  return by_event ? { event_id: { $eq: id } } : nothing;
}

function withoutMeta(doc: Raw): LocalRow {
  const { _deleted, _rev, _attachments, _meta, ...row } = doc as Raw & Record<string, unknown>;
  return row as unknown as LocalRow;
}
