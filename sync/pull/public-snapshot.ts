import * as v from 'valibot';
import { applyRows, holdsAny } from '../replica/apply.ts';
import type { DeviceDatabase, ScopeState } from '../device/device-database.ts';
import { NIL, PullAnswer, type Cursor, type WireRow } from '../wire/protocol.ts';
import { isCollection } from '../records/collections.ts';
import type { ReplicaStore } from '../replica/replica-store.ts';
import { isGone, saveScope } from '../replica/scopes.ts';
import { parseInParts } from '../wire/parse-in-parts.ts';
import { REQUEST_TIMEOUT_MS } from '../transport/transport.ts';

export const SNAPSHOT_PATH = '/snapshot/public.json';

/** The snapshot, as long as it is not ended. */
export type Snapshot = {
  /** Without the rows. */
  readonly answer: PullAnswer;
  /** The next rows of a collection, unchecked; none once all were taken. */
  readonly next: (collection: string) => Promise<readonly WireRow[]>;
  readonly end: () => void;
};

type Parse = {
  readonly signal: AbortSignal;
  /** Parses it: a page that does it itself answers no tap meanwhile. */
  readonly thread?: Pick<Worker, 'postMessage'> | undefined;
};

/**
 * Downloads the first sync as one file. If the file is missing, broken or late, only time is lost.
 * `no-cache` asks whether the browser's own copy is still current. Without it the browser would give
 * us an old copy, and download the new one beside it, which we never read.
 */
export async function fetchSnapshot(
  url: string,
  { signal, thread }: Parse,
): Promise<Snapshot | null> {
  try {
    const late = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(url, {
      cache: isPreloaded(url) ? 'default' : 'no-cache',
      signal: AbortSignal.any([signal, late]),
    });
    return response.ok ? await inParts(await response.arrayBuffer(), { signal, thread }) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

async function inParts(parse: ArrayBuffer, { signal, thread }: Parse): Promise<Snapshot | null> {
  const { port1: parts, port2: port } = new MessageChannel();
  const asked: ((part: unknown) => void)[] = [];
  // a thread that has ended answers nothing, and the round must end all the same
  const { promise: left, reject: leave } = Promise.withResolvers<never>();
  left.catch(() => undefined);
  signal.addEventListener('abort', () => leave(signal.reason));
  const part = () => Promise.race([left, new Promise<unknown>((resolve) => asked.push(resolve))]);
  parts.addEventListener('message', ({ data }) => asked.shift()?.(data));
  parts.start();
  const first = part();
  if (thread) thread.postMessage({ parse, port }, [parse, port]);
  else parseInParts({ parse, port });
  const read = v.safeParse(PullAnswer, await first);
  if (!read.success || read.output.as_user !== null) {
    parts.close();
    return null;
  }
  const next = (collection: string) => {
    parts.postMessage(collection);
    return part() as Promise<readonly WireRow[]>;
  };
  return { answer: read.output, next, end: () => parts.close() };
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
  { answer, next }: Snapshot,
  onPage?: (rows: number) => void,
): Promise<void> {
  const rows = answer.scopes['public'];
  if (!rows || isGone(rows)) return;
  const { epoch, horizon } = answer;
  const replica_id = await store.id();
  const state = await db.scopes.get('public');
  const before = state?.replica_id === replica_id && state.epoch ? state : undefined;
  if (before && before.epoch !== epoch) return; // the snapshot is of another epoch
  const overRows = before !== undefined || (await holdsAny(store, 'public'));
  const repairs = overRows && (await import('./repair.ts').catch(() => null));
  if (repairs === null) return; // only time is lost: the pull reads the same rows
  const end = [horizon, NIL] as const;
  const names = Object.keys(rows.c).filter(isCollection);
  const c = Object.fromEntries(names.map((name) => [name, end]));
  // first: a crash then leaves no hole
  if (before) await saveScope(db, 'public', rewound(before, end));
  // each collection is its own database, so they are filled in parallel
  await Promise.all(
    names.map(async (collection) => {
      const there = new Set<string>();
      for (;;) {
        const some = await next(collection);
        if (some.length === 0) break;
        const delivery = { collection, scopes: ['public'] as const, epoch, rows: some };
        await applyRows(store, { ...delivery, first: !overRows, kept: true });
        for (const { id } of some) there.add(id);
        onPage?.(some.length);
      }
      if (repairs) await repairs.verifyPublic(store, { collection, there, epoch, horizon });
    }),
  );
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
