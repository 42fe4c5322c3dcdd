import * as v from 'valibot';
import {
  applyDepartures,
  applyRows,
  dropScope,
  leaveScope,
  scopeRows,
  type Delivery,
} from '../replica/apply.ts';
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
} from '../wire/protocol.ts';
import { isCollection } from '../records/collections.ts';
import type { LocalRow, ReplicaStore } from '../replica/replica-store.ts';
import { advance, allDone, saveScope, unread } from '../replica/scopes.ts';
import type { Outcome } from '../transport/transport.ts';
import type { Repair } from './repair.ts';
import { verifyCollection } from './verify.ts';

type Page = { readonly scope: Scope; readonly rows: ScopeRows };

type Taking = {
  readonly page: Page;
  readonly answer: PullAnswer;
  readonly horizon: number;
  /** When the server answered with the first page of this round, UTC ms by its clock. */
  readonly began_at: number;
  readonly known: Known;
  readonly wasEmpty: boolean;
  readonly start: { readonly replica_id: string; readonly states: ReadonlyMap<Scope, ScopeState> };
  /** Scopes with a row that can't be read; their cursors stay for this round. Rule [P8]. */
  readonly spoilt: Set<Scope>;
};

/**
 * The view of a scope whose rows are being replaced by those of another view, or were found without
 * a record of the scope that brought them. The server knows no such view, so it starts the scope
 * anew. A row's rev does not help here: hiding a column does not change the row. Rule [P12].
 */
export const BETWEEN_VIEWS = 'between views';

/** Takes one page of one scope: rows, then cursor, and at the end of the scope the comparison. */
export async function takePage(
  round: Pull,
  { page, answer, horizon, began_at, known, wasEmpty, start, spoilt }: Taking,
): Promise<{ paging: Known; repaired: boolean }> {
  const { scope, rows } = page;
  const { epoch } = answer;
  const { stored, paging } = advance(rows.restarted ? { c: {} } : known, rows, horizon);
  const before = start.states.get(scope);
  // rows of another view are removed before the new ones arrive, so until then the list is not
  // complete
  const wasComplete =
    before?.replica_id === start.replica_id && before.view === rows.view && before.complete;
  try {
    if (rows.view !== known.view) {
      round.signal.throwIfAborted();
      const { replica_id } = start;
      await saveScope(round.db, scope, {
        ...unread,
        ...before,
        c: {},
        departed: unread.departed,
        epoch,
        replica_id,
        view: BETWEEN_VIEWS,
        complete: wasComplete,
        read_at: undefined,
        ...(rows.restarted ? { synced_at: unread.synced_at } : {}),
      });
    }
    if (!(await applyPage(round, page, epoch))) spoilt.add(scope);
    round.signal.throwIfAborted(); // after a takeover of the lock the cursor is not ours
    const done = allDone(rows);
    if (rows.window_from && rows.window_from !== before?.window_from) {
      await leaveWindow(round.store, rows.window_from);
    }
    let settled = wasEmpty ? epoch : before?.settled_epoch;
    if (done && settled !== epoch && (await leaveOld(round, page, epoch))) settled = epoch;
    if (!spoilt.has(scope)) {
      await saveScope(round.db, scope, {
        ...stored,
        epoch,
        settled_epoch: settled,
        replica_id: start.replica_id,
        view: rows.view,
        window_from: rows.window_from,
        complete: done || wasComplete,
        synced_at: round.now(),
        ...(done ? { read_at: began_at } : {}),
      });
    }
    return { paging, repaired: done && (await verifyPage(round, page, epoch)) };
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    spoilt.add(scope);
    return { paging, repaired: false };
  }
}

/**
 * @returns whether every row could be completed: of one that came as its counts and is not here,
 * the rest is asked for. Rule [P14]
 */
async function applyPage(round: Pull, { scope, rows }: Page, epoch: string): Promise<boolean> {
  if (rows.restarted) await dropScope(round.store, scope);
  await applyDepartures(round.store, { scope, epoch }, rows.departed);
  let count = 0;
  let whole = true;
  let spoilt: unknown;
  for (const [collection, page] of Object.entries(rows.c)) {
    if (!isCollection(collection)) continue; // a collection of a newer server
    const delivery = { collection, scopes: [scope], epoch, rows: page.rows };
    try {
      const lacking = new Set(await applyRows(round.store, delivery));
      const counts = page.rows.filter(({ id }) => lacking.has(id));
      if (counts.length > 0) {
        whole = (await complete(round, rows.view, { ...delivery, rows: counts })) && whole;
      }
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      spoilt = error;
    }
    count += page.rows.length;
  }
  round.onPage?.(count);
  if (spoilt) throw spoilt;
  return whole;
}

/** Asks for the rows of which only counts came. One that has left meanwhile departs by itself. */
async function complete(round: Pull, view: string | undefined, counts: Delivery): Promise<boolean> {
  const revs = new Map(counts.rows.map(({ id, rev }) => [id, rev]));
  const { rows } = repairOf(round, view);
  const answer = await rows(counts.scopes[0]!, counts.collection, [...revs.keys()]);
  if (answer.kind !== 'ok' || answer.data.epoch !== counts.epoch) return false;
  await applyRows(round.store, { ...counts, rows: answer.data.rows });
  return answer.data.rows.every(({ id, rev }) => rev >= revs.get(id)!); // a replica may lag behind
}

/** Events older than the window leave the public scope without any change of the row. */
async function leaveWindow(store: ReplicaStore, window_from: string): Promise<void> {
  const collection = 'airsoft_events';
  const isPast = (row: LocalRow) => (row as unknown as { date: string }).date < window_from;
  const ids = (await scopeRows(store, collection, 'public')).filter(isPast).map(({ id }) => id);
  await leaveScope(store, { collection, scope: 'public', ids }, isPast);
}

/**
 * Removes old rows from a scope that was read from the start over existing ones: rows of another
 * epoch, or rows written by a round that died before it saved its cursor. The server sends no
 * departures for that time, so the manifest tells which rows are too many. (Another scope may have
 * refreshed a row, so its epoch does not tell.)
 * @returns false when the manifest could not be fetched, or not every row could be judged: the next
 * round asks again
 */
async function leaveOld(round: Pull, { scope, rows }: Page, epoch: string) {
  const digest = { n: -1, h: -1 }; // matches no collection, so everything is compared
  for (const collection of Object.keys(rows.c).filter(isCollection)) {
    const what = { scope, collection, digest, epoch };
    const repair = repairOf(round, rows.view);
    if ((await verifyCollection(round.store, repair, what)) !== 'repaired') return false;
  }
  return true;
}

async function verifyPage(round: Pull, { scope, rows }: Page, epoch: string): Promise<boolean> {
  let repaired = false;
  for (const [collection, { digest }] of Object.entries(rows.c)) {
    if (!digest || !isCollection(collection)) continue;
    const what = { scope, collection, digest, epoch };
    const found = await verifyCollection(round.store, repairOf(round, rows.view), what);
    repaired = found === 'repaired' || found === 'young' || repaired;
  }
  return repaired;
}

const repairOf = ({ rpc, user_id }: Pull, view: string | undefined): Repair => {
  /**
   * An answer for another person would remove what I may see (rule [P10]). One made after my role
   * changed would bring what this view hides, and nothing would remove it again (rule [P12]).
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
