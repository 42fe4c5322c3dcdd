import type { DeviceDatabase, ScopeState } from '../device/device-database.ts';
import { NIL, type Known, type PullAnswer, type Scope, type ScopeRows } from '../wire/protocol.ts';

/**
 * Kept for this time after the event, so that an organiser's list outlives game day; then it is
 * dropped.
 */
export const KEEP_AFTER_EVENT_MS = 14 * 86_400_000;
/** How many events and teams that I only opened are followed. My own do not count and stay. */
const LOOKED_AT = 20;
const OPENED_AGAIN_MS = 86_400_000;
/** What sync_pull answers at once; without an account the public rows and LOOKED_AT events. */
const SCOPES_LIMIT = 60;

export const eventScope = (event_id: string): Scope => `event:${event_id}`;
export const teamScope = (team_id: string): Scope => `team:${team_id}`;
export const eventOfScope = (scope: Scope): string | undefined =>
  scope.startsWith('event:') ? scope.slice('event:'.length) : undefined;

/** The fields of an event that decide whether it is followed. Instants are UTC ISO. */
export type FollowedEvent = {
  readonly id: string;
  readonly starts_at: string;
  readonly mine: boolean;
};

/**
 * The scopes to pull: public rows, me, my teams, my events until 14 days after, and the last 20
 * that were opened; an event that ended longer ago, only on the day that it was opened again.
 * @param now UTC ms by the server's clock: a device whose clock was set forward must keep the list
 *   of a game to come
 * @param device_now UTC ms by the clock that wrote `opened_at`
 */
export function scopesToFollow(
  {
    user_id,
    teams,
    events,
    states,
  }: {
    user_id: string | null;
    /** Ids of the teams that I am in, or ask to join. */
    teams: readonly string[];
    /** My events, and those that were opened, as far as they are known. */
    events: readonly FollowedEvent[];
    states: readonly ScopeState[];
  },
  now: number,
  device_now: number = now,
): Scope[] {
  const mine = user_id ? events.filter((event) => event.mine && isKept(event, now)) : [];
  const over = new Set(events.filter((event) => !isKept(event, now)).map((e) => eventScope(e.id)));
  const looked_at = states
    .filter(({ scope, opened_at }) => isOpenable(scope, user_id) && opened_at > 0)
    .filter(
      ({ scope, opened_at }) =>
        !over.has(scope) || Math.abs(device_now - opened_at) < OPENED_AGAIN_MS,
    )
    .toSorted((a, b) => b.opened_at - a.opened_at)
    .slice(0, LOOKED_AT)
    .map(({ scope }) => scope);
  const scopes: Scope[] = ['public', ...(user_id ? (['me'] as const) : [])];
  const of_mine = [
    ...(user_id ? teams.map(teamScope) : []),
    ...mine.map(({ id }) => eventScope(id)),
  ];
  return [...new Set([...scopes, ...of_mine, ...looked_at])].slice(0, SCOPES_LIMIT);
}

/** An anonymous visitor sees a team's public columns, and no team scope. */
const isOpenable = (scope: Scope, user_id: string | null): boolean =>
  scope.startsWith('event:') || (user_id !== null && scope.startsWith('team:'));

export const isKept = ({ starts_at }: FollowedEvent, now: number): boolean =>
  now - Date.parse(starts_at) < KEEP_AFTER_EVENT_MS;

/** What to tell the server about a scope: nothing when the state is of another replica or epoch. */
export function knownOf(state: ScopeState | undefined, replica_id: string, epoch?: string): Known {
  if (!state || state.replica_id !== replica_id || (epoch && state.epoch !== epoch))
    return { c: {} };
  return {
    c: state.c,
    departed: state.departed,
    ...(state.view ? { view: state.view } : {}),
  };
}

/** Whether every collection of a scope was read to its end. */
export const allDone = (rows: ScopeRows): boolean =>
  rows.departed_done && Object.values(rows.c).every(({ done }) => done);

/**
 * Where reading continues. Stored cursors never pass the horizon of the first page: a transaction
 * that was open then may still commit behind what was read. Rules [P1], [P2].
 * @returns the cursors to store, and those with which this round continues
 */
export function advance(known: Known, rows: ScopeRows, horizon: number) {
  const end = [horizon, NIL] as const;
  const stored: Record<string, readonly [number, string]> = {};
  const paging: Record<string, readonly [number, string]> = {};
  for (const [collection, page] of Object.entries(rows.c)) {
    const last = page.rows.at(-1);
    const at = last ? ([last.sync_xid, last.id] as const) : (known.c[collection] ?? [0, NIL]);
    paging[collection] = at;
    stored[collection] = page.done || isBehind(end, at) ? end : at;
  }
  const left = rows.departed.at(-1);
  const left_at = left ? ([left[2], left[1]] as const) : (known.departed ?? end);
  return {
    stored: { c: stored, departed: rows.departed_done || isBehind(end, left_at) ? end : left_at },
    paging: { c: paging, departed: left_at, ...(rows.view ? { view: rows.view } : {}) } as Known,
  };
}

/** Cursors are ordered by transaction, then id. */
export const isBehind = (a: readonly [number, string], b: readonly [number, string]): boolean =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** Stores how far a scope has been read. The rows are in the replica already. Rule [P3]. */
export async function saveScope(
  db: DeviceDatabase,
  scope: Scope,
  read: Omit<ScopeState, 'scope' | 'opened_at'>,
): Promise<void> {
  await db.transaction('rw', db.scopes, async () => {
    const before = await db.scopes.get(scope);
    await db.scopes.put({ ...read, scope, opened_at: before?.opened_at ?? 0 });
  });
}

/** Records that a person opened an event or a team: it is followed from now on. */
export async function openScope(db: DeviceDatabase, scope: Scope, now: number): Promise<boolean> {
  return db.transaction('rw', db.scopes, async () => {
    const before = await db.scopes.get(scope);
    await db.scopes.put({
      ...(before ?? { ...unread, scope }),
      opened_at: now,
    });
    return before === undefined || before.synced_at === 0;
  });
}

/**
 * Records that rows of a scope are on this device, although nothing else is known of the scope yet.
 */
export const noteScope = (db: DeviceDatabase, scope: Scope): Promise<void> =>
  db.transaction('rw', db.scopes, async () => {
    if (!(await db.scopes.get(scope))) await db.scopes.put({ ...unread, scope, opened_at: 0 });
  });

/** The state of a scope that was never read. */
export const unread = {
  epoch: '',
  replica_id: '',
  c: {},
  departed: [0, NIL] as const,
  complete: false,
  synced_at: 0,
};

export const isGone = (answer: PullAnswer['scopes'][string]): answer is { gone: true } =>
  'gone' in answer;
