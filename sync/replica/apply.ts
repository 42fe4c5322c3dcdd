import * as v from 'valibot';
import {
  rowHash,
  type CollectionName,
  type Digest,
  type Scope,
  type ScopeRows,
  type WireRow,
} from '../wire/protocol.ts';
import { nextTurn } from '../device/next-turn.ts';
import { collections, isCollection } from '../records/collections.ts';
import type { LocalRow, ReplicaStore, Stored, Write } from './replica-store.ts';

/** Rows of one answer, and the scope they belong to. */
export type Delivery = {
  readonly collection: CollectionName;
  readonly scopes: readonly Scope[];
  readonly epoch: string;
  readonly rows: readonly WireRow[];
  /**
   * The replica holds nothing of the scope yet: write first, and read only what the write refuses.
   */
  readonly first?: boolean;
  /**
   * The rows come from the outbox, which kept them since the server's reply. At the same rev, the
   * replica's row may have been read later, in another role.
   */
  readonly kept?: boolean;
};

/** A cheap phone checks them in 30 ms; then the page may answer a tap. */
const ROWS_A_TURN = 50;

/**
 * Writes rows that are newer than what is stored, and records the scopes that hold them. Rule [P5]:
 * of the same epoch the higher rev wins; a row of a new epoch always wins; of one rev, what the
 * server says now wins, since roles see different columns. Running it twice or beside another tab
 * changes nothing.
 * @returns the ids of rows that came as their counts and are not here: they were not written. Rule
 * [P14]
 * @throws ValiError when a row does not match its record; the others are written. Rule [P8]
 */
export async function applyRows(store: ReplicaStore, delivery: Delivery): Promise<string[]> {
  const { collection, scopes, epoch, first = false, kept = false } = delivery;
  const { row: whole, counts } = collections[collection];
  const read: v.SafeParseResult<typeof whole | typeof counts>[] = [];
  for (const [n, row] of delivery.rows.entries()) {
    read.push(v.safeParse(row?.base_rev === undefined ? whole : counts, row));
    if (n % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn();
  }
  const rows = read.flatMap((one) => (one.success ? [one.output as WireRow] : []));
  const lacking = new Set<string>();
  await writeUntilTaken({ store, collection, rows, first }, (came, stored) => {
    const row = laidOver(came, stored, epoch);
    if (!row) {
      lacking.add(came.id);
      return undefined;
    }
    lacking.delete(came.id); // another tab has written it in between
    if (!stored) return { row: held(row, scopes, epoch), removed: false };
    const same = stored.row.epoch === epoch;
    // a late row says nothing about the newer one, which arrives in every scope that holds it
    if (same && stored.row.rev > row.rev) return undefined;
    if (stored.removed) return { row: held(row, scopes, epoch), removed: false };
    const newer = !same || row.rev > stored.row.rev || (!kept && !holds(stored.row, row));
    if (!newer && scopes.every((scope) => stored.row.scopes.includes(scope))) return undefined;
    const union = [...new Set([...stored.row.scopes, ...scopes])];
    return { row: held(newer ? row : stored.row, union, epoch), removed: false };
  });
  const bad = read.find((one) => !one.success);
  if (bad) throw new v.ValiError(bad.issues);
  return [...lacking];
}

/** Counts are laid over the stored row, if nothing but counts has changed since. Rule [P14]. */
function laidOver(row: WireRow, stored: Stored | undefined, epoch: string): WireRow | undefined {
  if (!('base_rev' in row)) return row;
  const { base_rev, ...counts } = row as WireRow & { base_rev: number };
  if (!stored || stored.removed) return undefined;
  const { row: base } = stored;
  return base.epoch === epoch && base.rev >= base_rev ? { ...base, ...counts } : undefined;
}

type Leaving = {
  readonly collection: CollectionName;
  readonly scope: Scope;
  readonly ids: readonly string[];
  /**
   * Copies up to this rev are void: the removed row remembers it, so that a late answer does not
   * restore it.
   */
  readonly void_up_to?: number;
};

/** Removes rows from a scope; rows that no scope holds any more are deleted. Rule [P6]. */
export async function leaveScope(
  store: ReplicaStore,
  { collection, scope, ids, void_up_to = 0 }: Leaving,
  judge: (stored: LocalRow) => boolean = () => true,
): Promise<void> {
  const rows = ids.map((id) => ({ id }) as WireRow);
  await writeUntilTaken({ store, collection, rows }, (_, stored) => {
    if (!stored || stored.removed || !stored.row.scopes.includes(scope)) return undefined;
    if (!judge(stored.row)) return undefined;
    const left = stored.row.scopes.filter((other) => other !== scope);
    const removed = left.length === 0;
    const rev = removed ? Math.max(stored.row.rev, void_up_to) : stored.row.rev;
    return { row: held({ ...stored.row, rev }, left, stored.row.epoch), removed };
  });
}

/** Applies the departures of an answer. A row that came back later, with a higher rev, stays. */
export async function applyDepartures(
  store: ReplicaStore,
  { scope, epoch }: { scope: Scope; epoch: string },
  departed: ScopeRows['departed'],
): Promise<void> {
  for (const [collection, id, , rev] of departed) {
    if (!isCollection(collection)) continue; // a collection of a newer server
    await leaveScope(
      store,
      { collection, scope, ids: [id], void_up_to: rev },
      (row) => row.epoch === epoch && row.rev <= rev, // older epochs are removed as a whole
    );
  }
}

/** Takes every row of the scope out of it. Rows that no other scope holds are removed. */
export async function dropScope(store: ReplicaStore, scope: Scope): Promise<void> {
  for (const collection of Object.keys(collections) as CollectionName[]) {
    const rows = await scopeRows(store, collection, scope);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    await leaveScope(store, { collection, scope, ids });
  }
}

/** Queries all collections at once: a first sync waits for the slowest only. */
export async function holdsAny(store: ReplicaStore, scope: Scope): Promise<boolean> {
  const names = Object.keys(collections) as CollectionName[];
  const held = await Promise.all(names.map((name) => scopeRows(store, name, scope)));
  return held.some((rows) => rows.length > 0);
}

export async function scopeRows(store: ReplicaStore, collection: CollectionName, scope: Scope) {
  const rows = await store.inScope(collection, scope);
  return rows.filter(({ scopes }) => scopes.includes(scope));
}

/**
 * Whether the stored row says the same. Both come from the server's JSON, so the keys have the same
 * order.
 */
const holds = (stored: LocalRow, row: WireRow): boolean =>
  Object.entries(row).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify((stored as WireRow)[key]),
  );

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

/** Reads, decides and writes; repeats that for rows that another tab changed in between. */
async function writeUntilTaken(
  {
    store,
    collection,
    rows,
    first = false,
  }: { store: ReplicaStore; collection: CollectionName; rows: readonly WireRow[]; first?: boolean },
  decide: (row: WireRow, stored: Stored | undefined) => Omit<Write, 'was'> | undefined,
): Promise<void> {
  let open = rows;
  while (open.length > 0) {
    const stored: ReadonlyMap<string, Stored> =
      first && open === rows
        ? new Map()
        : await store.read(
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
