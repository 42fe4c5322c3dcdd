import * as v from 'valibot';
import { holdsAny } from '../replica/apply.ts';
import type { DeviceDatabase, ScopeState } from '../device/device-database.ts';
import { forgetScope } from '../replica/forget-scope.ts';
import { heedEpoch } from '../receipts/heed-epoch.ts';
import { settle } from '../outbox/outbox.ts';
import {
  PROTOCOL_VERSION,
  PullAnswer,
  PullReset,
  type Known,
  type PullRequest,
  type Scope,
} from '../wire/protocol.ts';
import { fenced, type ReplicaStore } from '../replica/replica-store.ts';
import { allDone, isGone, knownOf } from '../replica/scopes.ts';
import { BETWEEN_VIEWS, takePage } from './take-page.ts';
import type { Rpc } from '../transport/transport.ts';

export type Pull = {
  readonly db: DeviceDatabase;
  readonly store: ReplicaStore;
  readonly rpc: Rpc;
  /** Whose replica this is; an answer for another person is discarded. Rule [P10]. */
  readonly user_id: string | null;
  readonly scopes: readonly Scope[];
  /** Scopes to verify by digest; each costs the server a sum. */
  readonly digest: readonly Scope[];
  readonly limit: number;
  /** UTC ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Called after each page, so that a long first sync shows progress. */
  readonly onPage?: (rows: number) => void;
};

export type Pulled =
  | {
      readonly kind: 'done';
      readonly repaired: boolean;
      readonly server_now: string;
      readonly gone: readonly Scope[];
      /**
       * Scopes that could not be read to their end, because a row in them does not match its
       * record.
       */
      readonly spoilt: readonly Scope[];
    }
  | { readonly kind: 'unreachable' | 'auth' | 'version' }
  | { readonly kind: 'refused'; readonly code: string };

const AnyPullAnswer = v.union([PullAnswer, PullReset]);

/**
 * Brings the replica up to date: reads pages until every scope is read to its end, then verifies.
 * Rows are always written before the cursor, so a crash between any two steps leaves phantoms to be
 * read again, never holes. (sync/SPEC.md [P])
 * @throws the signal's reason, and whatever the storage threw: the cursor stays where it was
 */
export async function pull(given: Pull): Promise<Pulled> {
  const round = { ...given, store: fenced(given.store, given.signal) };
  const replica_id = await round.store.id();
  const states = await statesOf(round.db);
  const epoch = [...states.values()].find((s) => s.replica_id === replica_id && s.epoch)?.epoch;
  return pullEpoch(round, { replica_id, states, epoch });
}

const statesOf = async (db: DeviceDatabase): Promise<Map<Scope, ScopeState>> =>
  new Map((await db.scopes.toArray()).map((state) => [state.scope, state]));

type Start = {
  readonly replica_id: string;
  readonly states: ReadonlyMap<Scope, ScopeState>;
  readonly epoch: string | undefined;
};

async function pullEpoch(round: Pull, start: Start): Promise<Pulled> {
  const known = new Map<Scope, Known>(
    round.scopes.map((s) => [s, knownOf(start.states.get(s), start.replica_id, start.epoch)]),
  );
  const fresh = round.scopes.filter((scope) => !start.states.get(scope)?.epoch);
  const filled = await Promise.all(fresh.map((scope) => holdsAny(round.store, scope)));
  const empty = new Set(fresh.filter((_, n) => !filled[n]));
  for (const scope of fresh) {
    // it is unknown under which view these rows were read
    const unsure = !empty.has(scope) && scope.includes(':');
    if (unsure) known.set(scope, { c: {}, view: BETWEEN_VIEWS });
  }
  let { epoch } = start;
  let open: readonly Scope[] = round.scopes;
  let horizon: number | undefined;
  let began_at: number | undefined;
  let repaired = false;
  const gone: Scope[] = [];
  const spoilt = new Set<Scope>();
  for (;;) {
    const reply = await ask(round, { known, open, epoch });
    if (reply.kind === 'reset') {
      // keep showing the old rows until those of the new epoch are here
      const states = await statesOf(round.db);
      return pullEpoch(round, { ...start, states, epoch: reply.epoch });
    }
    if (reply.kind !== 'ok') return reply;
    const answer = reply.data;
    // before the rows of a new epoch
    if (horizon === undefined && !(await heedEpoch(round, answer.epoch))) {
      return { kind: 'unreachable' };
    }
    horizon ??= answer.horizon;
    began_at ??= Date.parse(answer.server_now);
    epoch ??= answer.epoch; // a restore in the middle of a first sync starts it anew
    const next: Scope[] = [];
    for (const scope of open) {
      const rows = answer.scopes[scope];
      if (!rows) continue;
      if (isGone(rows)) {
        gone.push(scope);
        await forgetScope(round, scope); // also deletes the record that a person opened the scope
        continue;
      }
      const page = { scope, rows };
      const told = { answer, horizon, began_at, known: known.get(scope)! };
      const wasEmpty = empty.has(scope);
      const taken = await takePage(round, { page, start, spoilt, wasEmpty, ...told });
      known.set(scope, taken.paging);
      if (!allDone(rows)) next.push(scope);
      else repaired = taken.repaired || repaired;
    }
    await settle(round.db, answer.acks, answer);
    if (next.length === 0) {
      const { server_now } = answer;
      return { kind: 'done', repaired, server_now, gone, spoilt: [...spoilt] };
    }
    open = next;
  }
}

type Progress = {
  known: ReadonlyMap<Scope, Known>;
  open: readonly Scope[];
  epoch: string | undefined;
};
type Reply =
  | { kind: 'ok'; data: PullAnswer }
  | { kind: 'reset'; epoch: string }
  | Exclude<Pulled, { kind: 'done' }>;

async function ask(round: Pull, { known, open, epoch }: Progress): Promise<Reply> {
  const request: PullRequest = {
    v: PROTOCOL_VERSION,
    ...(epoch ? { epoch } : {}),
    scopes: Object.fromEntries(open.map((scope) => [scope, known.get(scope) ?? { c: {} }])),
    limit: round.limit,
    digest: round.digest.filter((scope) => open.includes(scope)),
    unsettled: await unsettledIds(round.db),
  };
  const outcome = await round.rpc('sync_pull', request, AnyPullAnswer);
  switch (outcome.kind) {
    case 'ok':
      if (outcome.data.as_user !== round.user_id) return { kind: 'auth' };
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
