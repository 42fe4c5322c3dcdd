import * as v from 'valibot';
import { applyRows } from '../replica/apply.ts';
import type { DeviceDatabase, ScopeState } from '../device/device-database.ts';
import type { OutboxRecord } from '../outbox/outbox.ts';
import { NIL, type Scope } from '../wire/protocol.ts';
import { isCollection } from '../records/collections.ts';
import type { ReplicaStore } from '../replica/replica-store.ts';
import { isBehind } from '../replica/scopes.ts';

/**
 * Writes the rows of confirmed mutations to the replica and only then removes their overlay, so
 * that a value never reverts. Rules [O3], [U8]. A mutation without rows (a cancellation, or an
 * outcome reported by a pull) is removed when every scope has been read beyond its transaction.
 * @returns how many were removed from the outbox
 */
export async function takeOwnRows(device: {
  db: DeviceDatabase;
  store: ReplicaStore;
}): Promise<number> {
  const { db, store } = device;
  const acked = await db.outbox.where('status').equals('acked').toArray();
  if (acked.length === 0) return 0;
  const replica_id = await store.id();
  const states = await db.scopes.toArray();
  const read = new Map(
    states.filter((s) => s.replica_id === replica_id && s.epoch).map((s) => [s.scope, s]),
  );
  const taken: string[] = [];
  // in the order of asking: after a restore only the end of a lane is sent again
  const held = new Set<string>();
  for (const record of acked) {
    if (held.has(record.lane)) continue;
    const arrived = read.has('me') && states.every((s) => read.has(s.scope) && isPast(s, record));
    if (arrived || (await takeRows({ store, read }, record))) taken.push(record.id);
    else held.add(record.lane);
  }
  if (taken.length > 0) {
    const { forgetAcked } = await import('../receipts/receipts.ts'); // most starts do not need it
    await forgetAcked(db, taken);
  }
  return taken.length;
}

/**
 * The scope was read to its end, and every row of the mutation's transaction was there to be read.
 */
function isPast(state: ScopeState, { xid = 0, epoch = state.epoch }: OutboxRecord): boolean {
  // of another epoch: the pull tells which one is current
  if (!state.complete || state.settled_epoch !== state.epoch || state.epoch !== epoch) return false;
  return [...Object.values(state.c), state.departed].every(([at]) => at > xid);
}

type Read = ReadonlyMap<Scope, ScopeState>;

/** @returns whether every row that the mutation touched is in the replica now */
async function takeRows(
  { store, read }: { store: ReplicaStore; read: Read },
  { rows = [], touched = [], epoch }: OutboxRecord,
): Promise<boolean> {
  const here = new Set<string>();
  const homes = new Map<string, string[]>(); // a row of two teams comes for each
  for (const [collection, { id }, scopes] of rows) {
    const key = `${collection} ${id}`; // how to pay for an event has the event's id
    homes.set(key, [...(homes.get(key) ?? []), ...scopes]);
  }
  for (const [collection, row] of rows) {
    if (!isCollection(collection)) continue;
    const states = homes
      .get(`${collection} ${row.id}`)!
      .flatMap((scope) => read.get(scope as Scope) ?? []);
    const same = states.filter((s) => s.epoch === (epoch ?? s.epoch));
    // a scope that was read beyond the row either has it or saw it leave
    const at = [row.sync_xid, row.id] as const;
    const unread = same.filter((s) => isBehind(s.c[collection] ?? [0, NIL], at));
    // a scope whose departures alone were read that far may have seen it leave: the pull decides
    const behind = unread.filter((s) => isBehind(s.departed, at));
    const scopes = behind.map(({ scope }) => scope);
    const delivery = { collection, scopes, rows: [row], kept: true };
    try {
      if (behind.length > 0) await applyRows(store, { ...delivery, epoch: behind[0]!.epoch });
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      continue; // it does not match its record: the pull will report it
    }
    if (same.length > 0 && unread.length === behind.length) here.add(`${collection} ${row.id}`);
  }
  return touched.length > 0 && touched.every(([collection, id]) => here.has(`${collection} ${id}`));
}
