import * as v from 'valibot';
import {
  rowHash,
  type CollectionName,
  type Digest,
  type Scope,
  type ScopeRows,
  type WireRow,
} from './protocol.ts';
import { collections, isCollection } from './records/collections.ts';
import type { LocalRow, ReplicaStore, Stored, Write } from './replica-store.ts';

/** Rows of one answer, and where they belong. */
export type Delivery = {
  readonly collection: CollectionName;
  readonly scopes: readonly Scope[];
  readonly epoch: string;
  readonly rows: readonly WireRow[];
};

/**
 * Writes rows that are newer than what is stored, and notes the scopes that hold them. Rule [P5]:
 * of the same epoch the higher rev wins, a row of a new epoch always does. Running it twice, late or
 * beside another tab changes nothing.
 * @throws when a row is not what its record says: the session ends, the cursor stays. Rule [P8]
 */
export async function applyRows(store: ReplicaStore, delivery: Delivery): Promise<void> {
  const { collection, scopes, epoch } = delivery;
  const record = collections[collection].row;
  const rows = delivery.rows.map((row) => v.parse(record, row) as WireRow);
  await writeUntilTaken({ store, collection, rows }, (row, stored) => {
    if (!stored) return { row: held(row, scopes, epoch), removed: false };
    const older = stored.row.epoch === epoch && stored.row.rev > row.rev;
    if (stored.removed) {
      // seen leaving with a newer version: this answer is late
      return older ? undefined : { row: held(row, scopes, epoch), removed: false };
    }
    const missing = scopes.some((scope) => !stored.row.scopes.includes(scope));
    const newer = stored.row.epoch !== epoch || row.rev > stored.row.rev;
    if (!newer && !missing) return undefined;
    const union = [...new Set([...stored.row.scopes, ...scopes])];
    return newer
      ? { row: held(row, union, epoch), removed: false }
      : { row: held(stored.row, union, stored.row.epoch), removed: false };
  });
}

/** Rows leave a scope; those that no scope holds any more are removed. Rule [P6]. */
export async function leaveScope(
  store: ReplicaStore,
  { collection, scope, ids }: { collection: CollectionName; scope: Scope; ids: readonly string[] },
  judge: (stored: LocalRow) => boolean = () => true,
): Promise<void> {
  const rows = ids.map((id) => ({ id }) as WireRow);
  await writeUntilTaken({ store, collection, rows }, (_, stored) => {
    if (!stored || stored.removed || !stored.row.scopes.includes(scope)) return undefined;
    if (!judge(stored.row)) return undefined;
    const left = stored.row.scopes.filter((other) => other !== scope);
    return { row: held(stored.row, left, stored.row.epoch), removed: left.length === 0 };
  });
}

/** The departures of an answer. A row that came back later, as a higher rev, stays. */
export async function applyDepartures(
  store: ReplicaStore,
  scope: Scope,
  departed: ScopeRows['departed'],
): Promise<void> {
  for (const [collection, id, , rev] of departed) {
    if (!isCollection(collection)) continue; // of a newer server
    await leaveScope(store, { collection, scope, ids: [id] }, (row) => row.rev <= rev);
  }
}

/** Everything that the scope holds leaves it. */
export async function dropScope(
  store: ReplicaStore,
  scope: Scope,
  judge?: (row: LocalRow, collection: CollectionName) => boolean,
): Promise<void> {
  for (const collection of Object.keys(collections) as CollectionName[]) {
    const rows = await scopeRows(store, collection, scope);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    await leaveScope(store, { collection, scope, ids }, (row) => judge?.(row, collection) ?? true);
  }
}

export async function holdsAny(store: ReplicaStore, scope: Scope): Promise<boolean> {
  for (const collection of Object.keys(collections) as CollectionName[]) {
    if ((await scopeRows(store, collection, scope)).length > 0) return true;
  }
  return false;
}

export async function scopeRows(store: ReplicaStore, collection: CollectionName, scope: Scope) {
  const rows = await store.inScope(collection, scope);
  return rows.filter(({ scopes }) => scopes.includes(scope));
}

export function digestOf(rows: readonly WireRow[]): Digest {
  let h = 0;
  for (const { id, rev } of rows) h += rowHash(id, rev);
  return { n: rows.length, h };
}

const held = (row: WireRow, scopes: readonly string[], epoch: string): LocalRow => ({
  ...row,
  scopes,
  epoch,
  me: scopes.includes('me') ? 1 : 0,
});

/** Reads, decides, writes; and again for what another tab changed in between. */
async function writeUntilTaken(
  {
    store,
    collection,
    rows,
  }: { store: ReplicaStore; collection: CollectionName; rows: readonly WireRow[] },
  decide: (row: WireRow, stored: Stored | undefined) => Omit<Write, 'was'> | undefined,
): Promise<void> {
  let open = rows;
  while (open.length > 0) {
    const stored = await store.read(
      collection,
      open.map(({ id }) => id),
    );
    const writes = open.flatMap((row) => {
      const was = stored.get(row.id);
      const next = decide(row, was);
      return next ? [{ was, ...next }] : [];
    });
    if (writes.length === 0) return;
    const refused = new Set(await store.write(collection, writes));
    open = open.filter(({ id }) => refused.has(id));
  }
}
