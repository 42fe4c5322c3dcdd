import { digestOf, scopeRows } from '../replica/apply.ts';
import type { CollectionName, Digest, Scope } from '../wire/protocol.ts';
import type { ReplicaStore } from '../replica/replica-store.ts';
import type { Repair } from './repair.ts';

/**
 * Compares what a scope holds with what the server says it should hold, and repairs the difference:
 * lost or gained visibility, hard deletes, rows that IndexedDB lost. Rule [P7]. Under concurrent
 * writes a mismatch can be spurious; the repair is harmless then.
 * @returns whether something was repaired; 'young' when a row that seems too much may also be newer
 * than the manifest: only the next one can tell. A repair is rare, so its code is no part of the start.
 */
export async function verifyCollection(
  store: ReplicaStore,
  repair: Repair,
  what: { scope: Scope; collection: CollectionName; digest: Digest; epoch: string },
): Promise<'same' | 'repaired' | 'young' | 'unreachable'> {
  const { scope, collection, digest } = what;
  const here = await scopeRows(store, collection, scope);
  const mine = digestOf(here);
  if (mine.n === digest.n && mine.h === digest.h) return 'same';
  const repairs = await import('./repair.ts').catch(() => null);
  return repairs ? repairs.repairCollection(store, repair, { ...what, here }) : 'unreachable';
}
