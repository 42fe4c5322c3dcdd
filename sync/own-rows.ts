import { applyRows } from './apply.ts';
import type { DeviceDatabase } from './device-database.ts';
import { forgetAcked } from './outbox.ts';
import type { CollectionName, Scope, WireRow } from './protocol.ts';
import { isCollection } from './records/collections.ts';
import type { ReplicaStore } from './replica-store.ts';
import { eventScope } from './scopes.ts';

/** Which followed scopes hold a row that a push brought back. */
function scopesOf(
  { collection, row }: { collection: CollectionName; row: WireRow },
  user_id: string,
  followed: ReadonlySet<Scope>,
): Scope[] {
  const scopes: Scope[] = [];
  const mine = collection === 'operators' ? row['user_id'] : row['created_by'];
  if (collection === 'profiles' || mine === user_id) scopes.push('me');
  if (collection === 'airsoft_events' && row['is_public']) scopes.push('public');
  const event = collection === 'airsoft_events' ? row.id : row['event_id'];
  if (typeof event === 'string' && followed.has(eventScope(event))) scopes.push(eventScope(event));
  return scopes;
}

/**
 * Puts the rows of what the server did into the replica and only then lets the overlay go, so that a
 * value never flickers back. Rules [O3], [U8]. What no followed scope holds comes with the next pull.
 */
export async function takeOwnRows(
  { db, store, user_id }: { db: DeviceDatabase; store: ReplicaStore; user_id: string },
  epoch: string,
): Promise<number> {
  const acked = await db.outbox.where('status').equals('acked').toArray();
  if (acked.length === 0) return 0;
  const followed = new Set((await db.scopes.toArray()).map(({ scope }) => scope));
  for (const { rows } of acked) {
    for (const [collection, row] of rows ?? []) {
      if (!isCollection(collection)) continue;
      const scopes = scopesOf({ collection, row }, user_id, followed);
      if (scopes.length > 0) await applyRows(store, { collection, scopes, epoch, rows: [row] });
    }
  }
  await forgetAcked(
    db,
    acked.map(({ id }) => id),
  );
  return acked.length;
}
