import * as v from 'valibot';
import { dropScope } from '../replica/apply.ts';
import { pull, type Pulled } from '../pull/pull.ts';
import type { DeviceDatabase, ScopeState } from '../device/device-database.ts';
import { forgetScope } from '../replica/forget-scope.ts';
import { hurry, isStuck, release } from '../outbox/outbox.ts';
import { takeOwnRows } from './own-rows.ts';
import { applySnapshot, fetchSnapshot, SNAPSHOT_PATH } from '../pull/public-snapshot.ts';
import { collectionNames, type Scope } from '../wire/protocol.ts';
import { fenced, type LocalRow, type ReplicaStore } from '../replica/replica-store.ts';
import { eventOfScope, noteScope, scopesToFollow, type FollowedEvent } from '../replica/scopes.ts';
import { sendReady } from '../sending/sender.ts';
import { hasRoom, isKnownFull, rememberFull } from '../storage/free-space.ts';
import { storageThread } from '../storage/storage-thread.ts';
import { accessToken, type SessionSource } from '../identity/session.ts';
import { callRpc, type Rpc } from '../transport/transport.ts';

/** What a round works with: one person's databases on this device, and the way to the server. */
export type LocalAccount = {
  readonly db: DeviceDatabase;
  readonly store: ReplicaStore;
  readonly source: SessionSource;
  readonly user_id: string | null;
};

export type RoundOutcome =
  | { readonly kind: 'synced'; readonly clock_offset_ms: number; readonly repaired: boolean }
  /**
   * repairing: something that was received can't be read; the rest is up to date, and the next
   * round tries again.
   */
  | { readonly kind: 'offline' | 'needs_sign_in' | 'update_needed' | 'repairing' };

const PAGE = 500;
const DIGEST_EVERY_MS = 600_000;
const VERIFY_PUBLIC_EVERY_MS = 86_400_000;

/**
 * One round: it sends what waits, stores the rows of the replies, pulls what changed, and sometimes
 * verifies. The only code that writes the replica. Rules [P], [U].
 * @param verify compare digests: on start, and after a poke about membership; otherwise every 10
 * minutes
 * @throws the signal's reason, and storage errors
 */
export async function runRound(
  given: LocalAccount,
  {
    signal,
    verify,
    onPage,
  }: { signal: AbortSignal; verify: boolean; onPage?: (n: number) => void },
): Promise<RoundOutcome> {
  const local = { ...given, store: fenced(given.store, signal) };
  const { db, store, user_id, source } = local;
  await dropOrphans(local);
  if (user_id) await takeOwnRows({ db, store }); // what the worker sent
  const sent = user_id
    ? await sendReady({ db, user_id, source, signal })
    : { kind: 'sent' as const };
  // 'unreachable' says little about reading: a mutation that can't be sent must not make the list
  // stale
  if (sent.kind === 'needs_sign_in' || sent.kind === 'update_needed') return sent;
  const taken = user_id ? await takeOwnRows({ db, store }) : 0;

  await ensurePublic(local, signal, onPage);
  const window_from = (await db.scopes.get('public'))?.window_from;
  const digest = verify || taken > 0 || (await isDigestDue(local));
  const first = await pullScopes(local, { signal, digest, onPage }, await followed(local));
  if (first.kind !== 'done') return outcomeOf(first);
  // only now are my events known
  const more = await unread(local, first.gone);
  const last = more.length > 0 ? await pullScopes(local, { signal, digest, onPage }, more) : first;
  if (last.kind !== 'done') return outcomeOf(last);
  if (user_id) await takeOwnRows({ db, store });
  await trim(local, Date.parse(first.server_now));
  // the server's day moved back: events entered the window without being changed, and the snapshot
  // has them
  const today = (await db.scopes.get('public'))?.window_from;
  if (window_from && today && today < window_from) await db.meta.delete('public_verified_at');
  if (first.spoilt.length + last.spoilt.length > 0) return { kind: 'repairing' };
  if (digest) await db.meta.put(source.now(), 'digest_at');
  return {
    kind: 'synced',
    clock_offset_ms: Date.parse(first.server_now) - source.now(),
    repaired: first.repaired || last.repaired,
  };
}

/** The scopes that are followed and not read yet into this replica. */
async function unread(local: LocalAccount, gone: readonly Scope[]): Promise<Scope[]> {
  const replica_id = await local.store.id();
  const states = await local.db.scopes.toArray();
  const read = new Set(states.filter((s) => s.replica_id === replica_id).map((s) => s.scope));
  const scopes = await followed(local);
  return scopes.filter((scope) => !read.has(scope) && !gone.includes(scope));
}

type Options = { signal: AbortSignal; digest: boolean; onPage: ((n: number) => void) | undefined };

async function pullScopes(
  local: LocalAccount,
  { signal, digest, onPage }: Options,
  scopes: readonly Scope[],
): Promise<Pulled> {
  const { db, store, user_id, source } = local;
  const token = user_id ? await accessToken(source, user_id) : undefined;
  if (token?.kind === 'unreachable') return { kind: 'unreachable' };
  if (token && token.kind !== 'token') return { kind: 'auth' };
  const ask = (access_token: string | null): Promise<Pulled> => {
    const rpc: Rpc = (name, body, answer) =>
      callRpc(source.server, { rpc: name, body, answer, token: access_token, signal });
    const pulled = { db, store, rpc, user_id, scopes, limit: PAGE, now: source.now, signal };
    return pull({
      ...pulled,
      digest: digest ? scopes.filter((scope) => scope !== 'public') : [],
      ...(onPage ? { onPage } : {}),
    });
  };
  const pulled = await ask(token?.access_token ?? null);
  if (pulled.kind !== 'auth' || !user_id || !token) return pulled;
  // The server rejected a token that we believed valid: refresh it and retry once.
  const again = await accessToken(source, user_id, token.access_token);
  return again.kind === 'token'
    ? ask(again.access_token)
    : { kind: again.kind === 'unreachable' ? 'unreachable' : 'auth' };
}

function outcomeOf(pulled: Exclude<Pulled, { kind: 'done' }>): RoundOutcome {
  switch (pulled.kind) {
    case 'auth':
      return { kind: 'needs_sign_in' };
    case 'version':
    case 'refused':
      return { kind: 'update_needed' };
    case 'unreachable':
      return { kind: 'offline' };
  }
}

/**
 * On a first visit, for a lost replica, and once a day: downloads the snapshot as a file from the
 * edge, unless the phone is full.
 */
async function ensurePublic(
  { db, store, source }: LocalAccount,
  signal: AbortSignal,
  onPage?: (n: number) => void,
): Promise<void> {
  const state = await db.scopes.get('public');
  const verified_at = ((await db.meta.get('public_verified_at')) as number | undefined) ?? 0;
  const complete = state?.complete && state.replica_id === (await store.id());
  if (complete && !isOver(verified_at, VERIFY_PUBLIC_EVERY_MS, source.now())) return;
  if (isKnownFull()) {
    if (!(await hasRoom(db))) {
      if (complete) return; // what is here can be read, and the queue is sent
      throw new DOMException('no room for the public lists', 'QuotaExceededError');
    }
    rememberFull(false);
  }
  const thread = storageThread();
  const snapshot = await fetchSnapshot(source.server.url + SNAPSHOT_PATH, { signal, thread });
  if (!snapshot) return;
  try {
    await applySnapshot({ db, store, now: source.now }, snapshot, onPage);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    return; // the pull finds the same row, and knows how to continue without it
  } finally {
    snapshot.end();
  }
  await db.meta.put(source.now(), 'public_verified_at');
}

async function isDigestDue({ db, source }: LocalAccount): Promise<boolean> {
  const at = ((await db.meta.get('digest_at')) as number | undefined) ?? 0;
  return isOver(at, DIGEST_EVERY_MS, source.now());
}

/** Compares in both directions: a clock that was set back must not delay this by a day. */
const isOver = (since: number, ms: number, now: number): boolean => Math.abs(now - since) > ms;

/**
 * What is read of the server.
 * @param about.states without those that were opened, only what is this person's own
 * @param about.now UTC ms by the server's clock; else what this device last knew of it
 */
export async function followed(
  { db, store, user_id, source }: LocalAccount,
  { states, now }: { states?: readonly ScopeState[]; now?: number } = {},
): Promise<Scope[]> {
  states ??= await db.scopes.toArray();
  now ??= source.now() + (((await db.meta.get('clock_offset_ms')) as number | undefined) ?? 0);
  const opened = states.flatMap(({ scope, opened_at }) =>
    opened_at > 0 ? (eventOfScope(scope) ?? []) : [],
  );
  const event = ({ id, starts_at }: LocalRow, mine: boolean): FollowedEvent => ({
    id,
    starts_at: String(starts_at),
    mine,
  });
  const mine = user_id ? await store.inScope('airsoft_events', 'me') : [];
  const members = user_id ? await store.inScope('team_members', 'me') : [];
  const looked_at = [...(await store.read('airsoft_events', opened)).values()];
  const events = [
    ...mine.filter(({ scopes }) => scopes.includes('me')).map((row) => event(row, true)),
    ...looked_at.map(({ row }) => event(row, row.scopes.includes('me'))),
  ];
  const teams = members
    .filter(({ scopes }) => scopes.includes('me'))
    .map(({ team_id }) => String(team_id));
  return scopesToFollow({ user_id, teams, events, states }, now, source.now());
}

/**
 * Drops teams that I left and lists of events that are long past, with the numbers in them.
 */
async function trim(local: LocalAccount, now: number): Promise<void> {
  // read before `followed`, so that a scope that is opened meanwhile stays
  const states = await local.db.scopes.toArray();
  const keep = new Set(await followed(local, { now }));
  for (const state of states) {
    if (keep.has(state.scope) || !state.scope.includes(':')) continue;
    await forgetScope(local, state.scope, state);
  }
}

/**
 * The cursors were lost and the replica was not, so it is unknown which events and teams were
 * opened. The scopes that are followed all the same are recorded before they are read: otherwise a
 * round that dies first would leave rows of a scope that no state names once it is no longer
 * followed.
 */
async function dropOrphans(local: LocalAccount): Promise<void> {
  const { db, store } = local;
  if ((await db.scopes.toArray()).some(({ synced_at }) => synced_at > 0)) return;
  if ((await store.inScope('airsoft_events', 'public')).length === 0) return;
  const rows = await Promise.all(collectionNames.map((name) => store.inScope(name, 'public')));
  const held = new Set(rows.flat().flatMap(({ scopes }) => scopes as readonly Scope[]));
  const keep = new Set(await followed(local));
  for (const scope of held) {
    if (keep.has(scope)) await noteScope(db, scope);
    else await dropScope(store, scope);
  }
}

/** Signal is back, or a page opens: no earlier backoff delays sending. */
export async function wakeOutbox({ db, source }: LocalAccount): Promise<void> {
  const stuck = await db.outbox
    .where('status')
    .equals('sending')
    .and((record) => isStuck(record, source.now()))
    .toArray();
  await release(db, stuck, { next_at: 0, attempts: 0 });
  await hurry(db);
}
