import * as v from 'valibot';
import { applyDepartures, applyRows, dropScope } from '../replica/apply.ts';
import type { Pull } from './pull.ts';
import type { ScopeState } from '../device/device-database.ts';
import {
  ManifestAnswer,
  RowsAnswer,
  type CollectionName,
  type Known,
  type PullAnswer,
  type Scope,
  type ScopeRows,
} from '../protocol.ts';
import { isCollection } from '../records/collections.ts';
import type { ReplicaStore } from '../replica/replica-store.ts';
import { advance, allDone, saveScope, unread } from '../replica/scopes.ts';
import type { Outcome } from '../calls/transport.ts';
import { verifyCollection, type Repair } from './verify.ts';

type Page = { readonly scope: Scope; readonly rows: ScopeRows };

type Taking = {
  readonly page: Page;
  readonly answer: PullAnswer;
  readonly horizon: number;
  readonly known: Known;
  readonly wasEmpty: boolean;
  readonly start: { readonly replica_id: string; readonly states: ReadonlyMap<Scope, ScopeState> };
  /** Scopes with a row that can't be read; their cursors stay for this session. Rule [P8]. */
  readonly spoilt: Set<Scope>;
};

/**
 * The view of a scope whose rows are being exchanged for those of another view, or are here without a word of
 * whence. The server knows no such view: it starts the scope anew. A row's rev tells nothing here, since what a
 * view hides of it is no change of it. Rule [P12].
 */
export const BETWEEN_VIEWS = 'between views';

/** One page of one scope: rows, then cursor, and at the end of the scope the comparison. */
export async function takePage(
  session: Pull,
  { page, answer, horizon, known, wasEmpty, start, spoilt }: Taking,
): Promise<{ paging: Known; repaired: boolean }> {
  const { scope, rows } = page;
  const { epoch } = answer;
  const { stored, paging } = advance(rows.restarted ? { c: {} } : known, rows, horizon);
  const before = start.states.get(scope);
  // rows of another view go before the new ones come: until they are here, it is no list to rely on
  const wasComplete =
    before?.replica_id === start.replica_id && before.view === rows.view && before.complete;
  try {
    if (rows.view !== known.view) {
      session.signal.throwIfAborted();
      const { replica_id } = start;
      await saveScope(session.db, scope, {
        ...unread,
        ...before,
        c: {},
        departed: unread.departed,
        epoch,
        replica_id,
        view: BETWEEN_VIEWS,
        complete: wasComplete,
        ...(rows.restarted ? { synced_at: unread.synced_at } : {}),
      });
    }
    await applyPage(session, page, epoch);
    session.signal.throwIfAborted(); // stolen lock: the cursor is not ours any more
    const done = allDone(rows);
    if (rows.window_from && rows.window_from !== before?.window_from) {
      await leaveWindow(session.store, rows.window_from);
    }
    let settled = wasEmpty ? epoch : before?.settled_epoch;
    if (done && settled !== epoch && (await leaveOld(session, page, epoch))) settled = epoch;
    if (!spoilt.has(scope)) {
      await saveScope(session.db, scope, {
        ...stored,
        epoch,
        settled_epoch: settled,
        replica_id: start.replica_id,
        view: rows.view,
        window_from: rows.window_from,
        complete: done || wasComplete,
        synced_at: session.now(),
      });
    }
    return { paging, repaired: done && (await verifyPage(session, page, epoch)) };
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    spoilt.add(scope);
    return { paging, repaired: false };
  }
}

async function applyPage(session: Pull, { scope, rows }: Page, epoch: string): Promise<void> {
  if (rows.restarted) await dropScope(session.store, scope);
  await applyDepartures(session.store, { scope, epoch }, rows.departed);
  let count = 0;
  let spoilt: unknown;
  for (const [collection, page] of Object.entries(rows.c)) {
    if (!isCollection(collection)) continue; // of a newer server
    const delivery = { collection, scopes: [scope], epoch, rows: page.rows };
    await applyRows(session.store, delivery).catch((error: unknown) => {
      if (!v.isValiError(error)) throw error;
      spoilt = error;
    });
    count += page.rows.length;
  }
  session.onPage?.(count);
  if (spoilt) throw spoilt;
}

/** Events that grew older than the window leave the public scope by themselves: nobody touched them. */
async function leaveWindow(store: ReplicaStore, window_from: string): Promise<void> {
  await dropScope(
    store,
    'public',
    (row, collection) =>
      collection === 'airsoft_events' && (row as unknown as { date: string }).date < window_from,
  );
}

/**
 * A scope that was read from the start over rows of before: of another epoch, or written by a session
 * that died before it could say how far it came. Departures since then are not sent, so the manifest
 * says what is too much. (Another scope may have brought a row anew: its epoch does not tell.)
 * @returns false when it could not be asked, or not judge every row: the next session asks again
 */
async function leaveOld(session: Pull, { scope, rows }: Page, epoch: string) {
  const digest = { n: -1, h: -1 }; // of no collection: everything is compared
  for (const collection of Object.keys(rows.c).filter(isCollection)) {
    const what = { scope, collection, digest, epoch };
    const repair = repairOf(session, rows.view);
    if ((await verifyCollection(session.store, repair, what)) !== 'repaired') return false;
  }
  return true;
}

async function verifyPage(session: Pull, { scope, rows }: Page, epoch: string): Promise<boolean> {
  let repaired = false;
  for (const [collection, { digest }] of Object.entries(rows.c)) {
    if (!digest || !isCollection(collection)) continue;
    const what = { scope, collection, digest, epoch };
    const found = await verifyCollection(session.store, repairOf(session, rows.view), what);
    repaired = found === 'repaired' || found === 'young' || repaired;
  }
  return repaired;
}

const repairOf = ({ rpc, user_id }: Pull, view: string | undefined): Repair => {
  /**
   * An answer for anybody else would take away what I may see (rule [P10]); one that was made after my role
   * changed would bring what this view hides, and nothing would take it away again (rule [P12]).
   */
  const mine = <Data extends { as_user: string | null; view?: string | null | undefined }>(
    outcome: Outcome<Data>,
  ): Outcome<Data> =>
    outcome.kind === 'ok' &&
    (outcome.data.as_user !== user_id || (outcome.data.view ?? undefined) !== view)
      ? { kind: 'auth' }
      : outcome;
  return {
    manifest: async (scope, collection) =>
      mine(await rpc('sync_manifest', { scope, collection }, ManifestAnswer)),
    rows: async (scope, collection: CollectionName, ids) =>
      mine(await rpc('sync_rows', { scope, collection, ids }, RowsAnswer)),
  };
};
