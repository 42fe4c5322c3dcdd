import * as v from 'valibot';
import { applyDepartures, applyRows, dropScope, holdsAny } from './apply.ts';
import type { DeviceDatabase, ScopeState } from './device-database.ts';
import { settle } from './outbox.ts';
import {
  ManifestAnswer,
  PROTOCOL_VERSION,
  PullAnswer,
  PullReset,
  RowsAnswer,
  type CollectionName,
  type Known,
  type PullRequest,
  type Scope,
  type ScopeRows,
} from './protocol.ts';
import { isCollection } from './records/collections.ts';
import type { ReplicaStore } from './replica-store.ts';
import { advance, allDone, isGone, knownOf, saveScope } from './scopes.ts';
import type { Outcome } from './transport.ts';
import { verifyCollection, type Repair } from './verify.ts';

/** One authenticated rpc; the engine binds server, token and signal. */
export type Rpc = <const Schema extends v.GenericSchema>(
  rpc: string,
  body: object,
  answer: Schema,
) => Promise<Outcome<v.InferOutput<Schema>>>;

export type Pull = {
  readonly db: DeviceDatabase;
  readonly store: ReplicaStore;
  readonly rpc: Rpc;
  /** Whose replica this is; an answer for anybody else is thrown away. Rule [P10]. */
  readonly user_id: string | null;
  readonly scopes: readonly Scope[];
  /** Scopes to verify by digest; costs the server a sum each. */
  readonly digest: readonly Scope[];
  readonly limit: number;
  /** UTC ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Told after each page, so that a long first sync shows. */
  readonly onPage?: (rows: number) => void;
};

export type Pulled =
  | {
      readonly kind: 'done';
      readonly repaired: boolean;
      readonly server_now: string;
      readonly gone: readonly Scope[];
    }
  | { readonly kind: 'unreachable' | 'auth' | 'version' }
  | { readonly kind: 'refused'; readonly code: string };

const AnyPullAnswer = v.union([PullAnswer, PullReset]);

type Page = { readonly scope: Scope; readonly rows: ScopeRows };

/**
 * Brings the replica up to date: pages until every scope is read to its end, then verifies. Everything
 * is written in the order rows → cursor, so that a crash between any two steps leaves phantoms to be
 * read again, never holes. (sync/SPEC.md [P])
 * @throws the signal's reason, and whatever the storage threw: the cursor stays where it was
 */
export async function pull(session: Pull): Promise<Pulled> {
  const replica_id = await session.store.id();
  const states = new Map((await session.db.scopes.toArray()).map((s) => [s.scope, s]));
  const epoch = [...states.values()].find((s) => s.replica_id === replica_id && s.epoch)?.epoch;
  return pullEpoch(session, { replica_id, states, epoch });
}

type Start = {
  readonly replica_id: string;
  readonly states: ReadonlyMap<Scope, ScopeState>;
  readonly epoch: string | undefined;
};

async function pullEpoch(session: Pull, start: Start): Promise<Pulled> {
  const known = new Map<Scope, Known>(
    session.scopes.map((s) => [s, knownOf(start.states.get(s), start.replica_id, start.epoch)]),
  );
  const empty = new Set<Scope>();
  for (const scope of session.scopes) {
    if (!start.states.get(scope)?.epoch && !(await holdsAny(session.store, scope)))
      empty.add(scope);
  }
  let open: readonly Scope[] = session.scopes;
  let horizon: number | undefined;
  let repaired = false;
  const gone: Scope[] = [];
  for (;;) {
    const reply = await ask(session, { known, open, epoch: start.epoch });
    if (reply.kind === 'reset') {
      // keep showing the old rows until the new epoch's are here
      return pullEpoch(session, { ...start, epoch: reply.epoch });
    }
    if (reply.kind !== 'ok') return reply;
    const answer = reply.data;
    horizon ??= answer.horizon;
    const next: Scope[] = [];
    for (const scope of open) {
      const rows = answer.scopes[scope];
      if (!rows) continue;
      if (isGone(rows)) {
        gone.push(scope);
        await forgetScope(session, scope);
        continue;
      }
      const page = { scope, rows };
      await applyPage(session, page, answer.epoch);
      session.signal.throwIfAborted(); // stolen lock: the cursor is not ours any more
      const { stored, paging } = advance(
        rows.restarted ? { c: {} } : known.get(scope)!,
        rows,
        horizon,
      );
      known.set(scope, paging);
      const done = allDone(rows);
      const before = start.states.get(scope);
      if (rows.window_from && rows.window_from !== before?.window_from) {
        await leaveWindow(session.store, rows.window_from);
      }
      let settled = empty.has(scope) ? answer.epoch : before?.settled_epoch;
      if (done && settled !== answer.epoch && (await leaveOld(session, page, answer.epoch))) {
        settled = answer.epoch;
      }
      await saveScope(session.db, scope, {
        ...stored,
        epoch: answer.epoch,
        settled_epoch: settled,
        replica_id: start.replica_id,
        view: rows.view,
        window_from: rows.window_from,
        complete: done || (before?.complete ?? false),
        synced_at: session.now(),
      });
      if (!done) next.push(scope);
      else repaired = (await verifyPage(session, page, answer.epoch)) || repaired;
    }
    await settle(session.db, answer.acks, answer.epoch);
    if (next.length === 0) return { kind: 'done', repaired, server_now: answer.server_now, gone };
    open = next;
  }
}

type Asked = {
  known: ReadonlyMap<Scope, Known>;
  open: readonly Scope[];
  epoch: string | undefined;
};
type Reply =
  | { kind: 'ok'; data: PullAnswer }
  | { kind: 'reset'; epoch: string }
  | Exclude<Pulled, { kind: 'done' }>;

async function ask(session: Pull, { known, open, epoch }: Asked): Promise<Reply> {
  const request: PullRequest = {
    v: PROTOCOL_VERSION,
    ...(epoch ? { epoch } : {}),
    scopes: Object.fromEntries(open.map((scope) => [scope, known.get(scope) ?? { c: {} }])),
    limit: session.limit,
    digest: session.digest.filter((scope) => open.includes(scope)),
    unsettled: await unsettledIds(session.db),
  };
  const outcome = await session.rpc('sync_pull', request, AnyPullAnswer);
  switch (outcome.kind) {
    case 'ok':
      if (outcome.data.as_user !== session.user_id) return { kind: 'auth' };
      return 'reset' in outcome.data
        ? { kind: 'reset', epoch: outcome.data.epoch }
        : { kind: 'ok', data: outcome.data };
    case 'transient':
    case 'too_large':
      return { kind: 'unreachable' };
    default:
      return outcome;
  }
}

async function unsettledIds(db: DeviceDatabase): Promise<string[]> {
  const sending = await db.outbox.where('status').equals('sending').toArray();
  return sending.map(({ id }) => id);
}

async function applyPage(session: Pull, { scope, rows }: Page, epoch: string): Promise<void> {
  if (rows.restarted) await dropScope(session.store, scope);
  await applyDepartures(session.store, scope, rows.departed);
  let count = 0;
  for (const [collection, page] of Object.entries(rows.c)) {
    if (!isCollection(collection)) continue; // of a newer server
    await applyRows(session.store, { collection, scopes: [scope], epoch, rows: page.rows });
    count += page.rows.length;
  }
  session.onPage?.(count);
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

/** A scope that I may not have any more: its rows go, and the memory of having opened it. */
async function forgetScope({ db, store }: Pull, scope: Scope): Promise<void> {
  await dropScope(store, scope);
  await db.scopes.delete(scope);
}

/**
 * A scope that was read from the start over rows of before: of another epoch, or written by a session
 * that died before it could say how far it came. Departures since then are not sent, so the manifest
 * says what is too much. (Another scope may have brought a row anew: its epoch does not tell.)
 * @returns false when it could not be asked: the next session asks again
 */
async function leaveOld(session: Pull, { scope, rows }: Page, epoch: string) {
  const digest = { n: -1, h: -1 }; // of no collection: everything is compared
  for (const collection of Object.keys(rows.c).filter(isCollection)) {
    const what = { scope, collection, digest, epoch };
    if ((await verifyCollection(session.store, repairOf(session), what)) !== 'repaired')
      return false;
  }
  return true;
}

async function verifyPage(session: Pull, { scope, rows }: Page, epoch: string): Promise<boolean> {
  let repaired = false;
  for (const [collection, { digest }] of Object.entries(rows.c)) {
    if (!digest || !isCollection(collection)) continue;
    const what = { scope, collection, digest, epoch };
    repaired =
      (await verifyCollection(session.store, repairOf(session), what)) === 'repaired' || repaired;
  }
  return repaired;
}

const repairOf = ({ rpc }: Pull): Repair => ({
  manifest: (scope, collection) => rpc('sync_manifest', { scope, collection }, ManifestAnswer),
  rows: (scope, collection: CollectionName, ids) =>
    rpc('sync_rows', { scope, collection, ids }, RowsAnswer),
});
