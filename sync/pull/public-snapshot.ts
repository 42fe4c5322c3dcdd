import * as v from 'valibot';
import { applyRows, holdsAny } from '../replica/apply.ts';
import type { DeviceDatabase, ScopeState } from '../device/device-database.ts';
import { NIL, PullAnswer, type CollectionName, type Cursor } from '../wire/protocol.ts';
import { isCollection } from '../records/collections.ts';
import type { ReplicaStore } from '../replica/replica-store.ts';
import { isGone, saveScope } from '../replica/scopes.ts';
import { REQUEST_TIMEOUT_MS } from '../transport/transport.ts';
import { verifyPublic } from './verify.ts';

export const SNAPSHOT_PATH = '/snapshot/public.json';

/**
 * Downloads the first sync as one file. If the file is missing, broken or late, only time is lost.
 * `no-cache` asks whether the browser's own copy is still current. Without it the browser would give
 * us an old copy, and download the new one beside it, which we never read.
 */
export async function fetchSnapshot(url: string, signal: AbortSignal): Promise<PullAnswer | null> {
  try {
    const late = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(url, {
      cache: isPreloaded(url) ? 'default' : 'no-cache',
      signal: AbortSignal.any([signal, late]),
    });
    const read = v.safeParse(PullAnswer, await response.json());
    return response.ok && read.success && read.output.as_user === null ? read.output : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

let was_preloaded = false;

/**
 * Whether the page began this download by itself (before-paint.js), and nobody has read it. WebKit
 * hands it only to a request that asks the same way.
 */
function isPreloaded(url: string): boolean {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[as=fetch]');
  if (was_preloaded || link?.href !== url) return false;
  was_preloaded = true;
  return true;
}

/**
 * Applies the snapshot as if it had been pulled: its horizon becomes the cursor, even where that
 * moves back, so that the departures since then come again. Applied to a replica that holds rows
 * already, it also removes what should not be there.
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
  const state = await db.scopes.get('public');
  const before = state?.replica_id === replica_id && state.epoch ? state : undefined;
  if (before && before.epoch !== epoch) return; // the snapshot is of another epoch
  const overRows = before !== undefined || (await holdsAny(store, 'public'));
  const end = [horizon, NIL] as const;
  const pages = Object.entries(rows.c).filter(([name]) => isCollection(name));
  const c = Object.fromEntries(pages.map(([name]) => [name, end]));
  // first: a crash then leaves no hole
  if (before) await saveScope(db, 'public', rewound(before, end));
  // each collection is its own database, so they are filled in parallel
  await Promise.all(
    pages.map(async ([name, page]) => {
      const collection = name as CollectionName;
      for (let from = 0; from < page.rows.length; from += 500) {
        const some = page.rows.slice(from, from + 500);
        const delivery = { collection, scopes: ['public'] as const, epoch, rows: some };
        await applyRows(store, { ...delivery, first: !overRows, kept: true });
        onPage?.(some.length);
      }
    }),
  );
  if (overRows) await verifyPublic(store, snapshot);
  if (before?.complete) return;
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

function rewound(state: ScopeState, end: Cursor): ScopeState {
  const back = (at: Cursor): Cursor => (end[0] < at[0] ? end : at);
  const c = Object.entries(state.c).map(([name, at]) => [name, back(at)] as const);
  return { ...state, c: Object.fromEntries(c), departed: back(state.departed) };
}
