import * as v from 'valibot';
import { applyRows } from './apply.ts';
import type { DeviceDatabase } from './device-database.ts';
import { NIL, PullAnswer } from './protocol.ts';
import { isCollection } from './records/collections.ts';
import type { ReplicaStore } from './replica-store.ts';
import { isGone, saveScope } from './scopes.ts';
import { verifyPublic } from './verify.ts';

export const SNAPSHOT_PATH = '/snapshot/public.json';

/** The first sync is a file. Missing, broken or late, it costs nothing but time. */
export async function fetchSnapshot(url: string, signal: AbortSignal): Promise<PullAnswer | null> {
  try {
    const response = await fetch(url, { signal });
    const read = v.safeParse(PullAnswer, await response.json());
    return response.ok && read.success && read.output.as_user === null ? read.output : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/**
 * Applies the snapshot as if it had been pulled; its horizon becomes the cursor. Run over a replica that
 * has something already, it also takes out what should not be there.
 */
export async function applySnapshot(
  { db, store, now }: { db: DeviceDatabase; store: ReplicaStore; now: () => number },
  snapshot: PullAnswer,
  onPage?: (rows: number) => void,
): Promise<void> {
  const rows = snapshot.scopes['public'];
  if (!rows || isGone(rows)) return;
  const { epoch, horizon } = snapshot;
  const replica_id = await store.id();
  const before = await db.scopes.get('public');
  if (before?.replica_id === replica_id && before.epoch && before.epoch !== epoch) return; // too old
  const end = [horizon, NIL] as const;
  const c: Record<string, typeof end> = {};
  for (const [collection, page] of Object.entries(rows.c)) {
    if (!isCollection(collection)) continue;
    for (let from = 0; from < page.rows.length; from += 200) {
      const some = page.rows.slice(from, from + 200);
      await applyRows(store, { collection, scopes: ['public'], epoch, rows: some });
      onPage?.(some.length);
    }
    c[collection] = end;
  }
  if (before?.replica_id === replica_id && before.complete) await verifyPublic(store, snapshot);
  else {
    await saveScope(db, 'public', {
      c,
      departed: end,
      epoch,
      settled_epoch: epoch,
      replica_id,
      window_from: rows.window_from,
      complete: true,
      synced_at: now(),
    });
  }
}
