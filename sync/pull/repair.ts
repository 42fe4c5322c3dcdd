import { applyRows, leaveScope, scopeRows } from '../replica/apply.ts';
import type * as v from 'valibot';
import type { CollectionName, ManifestAnswer, RowsAnswer, Scope } from '../wire/protocol.ts';
import type { LocalRow, ReplicaStore } from '../replica/replica-store.ts';
import type { Outcome } from '../transport/transport.ts';

/** The two requests of a repair. */
export type Repair = {
  readonly manifest: (
    scope: Scope,
    collection: CollectionName,
  ) => Promise<Outcome<v.InferOutput<typeof ManifestAnswer>>>;
  readonly rows: (
    scope: Scope,
    collection: CollectionName,
    ids: readonly string[],
  ) => Promise<Outcome<v.InferOutput<typeof RowsAnswer>>>;
};

const ROWS_AT_ONCE = 500;

/**
 * Asks for the manifest of a collection, and removes and reads what differs.
 * @param what.here the rows of the scope
 * @returns as `verifyCollection`
 */
export async function repairCollection(
  store: ReplicaStore,
  repair: Repair,
  what: { scope: Scope; collection: CollectionName; epoch: string; here: readonly LocalRow[] },
): Promise<'repaired' | 'young' | 'unreachable'> {
  const { scope, collection, epoch, here } = what;
  const manifest = await repair.manifest(scope, collection);
  if (manifest.kind !== 'ok' || manifest.data.epoch !== epoch) return 'unreachable';
  const there = new Map(manifest.data.ids);
  const extra = here.filter(({ id }) => !there.has(id));
  // these may simply be newer than the manifest
  const old = (row: { epoch: string; sync_xid: number }) =>
    row.epoch !== epoch || row.sync_xid < manifest.data.xmin;
  await leaveScope(store, { collection, scope, ids: extra.map(({ id }) => id) }, old);

  const have = new Map(here.map(({ id, rev, epoch: e }) => [id, e === epoch ? rev : -1]));
  const wanted = [...there].filter(([id, rev]) => (have.get(id) ?? -1) < rev).map(([id]) => id);
  for (let from = 0; from < wanted.length; from += ROWS_AT_ONCE) {
    const answer = await repair.rows(scope, collection, wanted.slice(from, from + ROWS_AT_ONCE));
    if (answer.kind !== 'ok' || answer.data.epoch !== epoch) return 'unreachable';
    await applyRows(store, { collection, scopes: [scope], epoch, rows: answer.data.rows });
  }
  return extra.every(old) ? 'repaired' : 'young';
}

/**
 * Verifies public rows against the snapshot: everything in the file is here by now, and nothing
 * else that it would hold may be. The file is manifest and rows in one, so this costs the database
 * nothing.
 * @param what.there the ids in the file
 */
export async function verifyPublic(
  store: ReplicaStore,
  what: { collection: CollectionName; there: ReadonlySet<string>; epoch: string; horizon: number },
): Promise<void> {
  const { collection, there, epoch, horizon } = what;
  const here = await scopeRows(store, collection, 'public');
  const extra = here.filter(({ id }) => !there.has(id)).map(({ id }) => id);
  await leaveScope(
    store,
    { collection, scope: 'public', ids: extra },
    (row) => row.epoch !== epoch || row.sync_xid < horizon,
  );
}
