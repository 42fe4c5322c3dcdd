import { describe, expect, test } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { smallDevice } from '#tests/fixtures/replica/small-device.ts';
import type { ScopeState } from '../device/device-database.ts';
import { NIL, type Known, type Scope, type ScopeRows } from '../wire/protocol.ts';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import {
  advance,
  allDone,
  eventOfScope,
  eventScope,
  KEEP_AFTER_EVENT_MS,
  knownOf,
  noteScope,
  openScope,
  saveScope,
  scopesToFollow,
  teamScope,
  type FollowedEvent,
} from './scopes.ts';

const nextId = seededIds(7);
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const ana = nextId();

const state = (scope: Scope, more: Partial<ScopeState> = {}): ScopeState => ({
  scope,
  epoch: 'e',
  replica_id: 'r',
  c: { arenas: [7, NIL] },
  departed: [7, NIL],
  complete: true,
  synced_at: 1,
  opened_at: 0,
  ...more,
});
const event = (in_ms: number, mine = true): FollowedEvent => ({
  id: nextId(),
  starts_at: new Date(NOW + in_ms).toISOString(),
  mine,
});
const follow = (
  events: readonly FollowedEvent[],
  states: readonly ScopeState[] = [],
  { user_id = ana, teams = [] }: { user_id?: string | null; teams?: string[] } = {},
) => scopesToFollow({ user_id, teams, events, states }, NOW);
const opened = (id: string, ago_ms: number) => state(eventScope(id), { opened_at: NOW - ago_ms });

describe('which scopes a device follows', () => {
  test('[case 39] [U13] a device whose clock is wrong follows by the server’s, and what it opened by its own', () => {
    const wrong = (
      events: readonly FollowedEvent[],
      states: readonly ScopeState[],
      by_ms: number,
    ) => scopesToFollow({ user_id: ana, teams: [], events, states }, NOW, NOW + by_ms);
    const soon = event(DAY_MS);
    const over = event(-30 * DAY_MS);
    const scope = eventScope(over.id);
    for (const by_ms of [-400 * DAY_MS, 400 * DAY_MS]) {
      expect(wrong([soon], [], by_ms)).toContain(eventScope(soon.id));
      const just = state(scope, { opened_at: NOW + by_ms - 5 });
      expect(wrong([over], [just], by_ms)).toContain(scope);
      // opened before the clock was set: not for years
      expect(wrong([over], [state(scope, { opened_at: NOW })], by_ms)).not.toContain(scope);
    }
  });

  test('a visitor: what is public, and what was opened', () => {
    const one = event(DAY_MS, false);
    expect(follow([one], [opened(one.id, 5)], { user_id: null })).toEqual([
      'public',
      eventScope(one.id),
    ]);
  });

  test('a person: public, me and my events', () => {
    const [mine, other] = [event(DAY_MS), event(DAY_MS, false)];
    expect(follow([mine, other])).toEqual(['public', 'me', eventScope(mine.id)]);
  });

  test('a person: my teams, and one that I opened', () => {
    const [mine, other] = [nextId(), nextId()];
    const states = [state(teamScope(other), { opened_at: NOW })];
    expect(follow([], states, { teams: [mine] })).toEqual([
      'public',
      'me',
      teamScope(mine),
      teamScope(other),
    ]);
    expect(follow([], states, { user_id: null })).toEqual(['public']);
  });

  test('my events until 14 days after, not longer', () => {
    expect(KEEP_AFTER_EVENT_MS).toBe(14 * DAY_MS);
    expect(follow([event(1 - 14 * DAY_MS)])).toHaveLength(3);
    expect(follow([event(-14 * DAY_MS)])).toHaveLength(2);
  });

  test('opening it once does not keep the list of an event that is long past', () => {
    const [mine, other] = [event(-15 * DAY_MS), event(-15 * DAY_MS, false)];
    const long_ago = [opened(mine.id, DAY_MS), opened(other.id, 2 * DAY_MS)];
    expect(follow([mine, other], long_ago)).toEqual(['public', 'me']);
  });

  test('opened again, it is followed for that day', () => {
    const mine = event(-15 * DAY_MS);
    expect(follow([mine], [opened(mine.id, DAY_MS - 1)])).toContain(eventScope(mine.id));
  });

  test('the last 20 that were opened, the latest first', () => {
    const ids = Array.from({ length: 25 }, () => nextId());
    const states = ids.map((id, ago) => opened(id, ago));
    expect(follow([], states.toReversed())).toEqual([
      'public',
      'me',
      ...ids.slice(0, 20).map(eventScope),
    ]);
  });

  test('an event that is mine and was opened counts once', () => {
    const mine = event(DAY_MS);
    expect(follow([mine], [opened(mine.id, 1)])).toHaveLength(3);
  });

  test('no more than the server answers in one pull', () => {
    expect(follow(Array.from({ length: 80 }, () => event(DAY_MS)))).toHaveLength(60);
  });
});

describe('[P4] what the server is told', () => {
  test('nothing about another replica or epoch', () => {
    const known = { c: { arenas: [7, NIL] }, departed: [7, NIL] };
    expect(knownOf(state('public'), 'r', 'e')).toEqual(known);
    expect(knownOf(state('public'), 'r')).toEqual(known);
    expect(knownOf(state('public'), 'other', 'e')).toEqual({ c: {} });
    expect(knownOf(state('public'), 'r', 'restored')).toEqual({ c: {} });
    expect(knownOf(undefined, 'r', 'e')).toEqual({ c: {} });
  });

  test('[P12] under which view an event was read', () => {
    expect(knownOf(state('event:x', { view: 'owner' }), 'r', 'e')).toMatchObject({ view: 'owner' });
  });
});

describe('[P1] [P2] where reading continues', () => {
  const page = (xids: readonly number[], done: boolean) => ({
    rows: xids.map((sync_xid) => arenaRow({ id: nextId(), sync_xid })),
    done,
  });
  const rows = (
    c: ScopeRows['c'],
    departed: ScopeRows['departed'] = [],
    departed_done = true,
  ): ScopeRows => ({ c, departed, departed_done });
  const known: Known = { c: { arenas: [5, 'a'] }, departed: [4, 'd'] };

  test('read to the end: the horizon', () => {
    const { stored } = advance(known, rows({ arenas: page([6], true) }), 9);
    expect(stored).toEqual({ c: { arenas: [9, NIL] }, departed: [9, NIL] });
  });

  test('read to the end beyond the horizon: the horizon, because rows behind it may still commit', () => {
    const arenas = page([6, 12], true);
    const { stored, paging } = advance(known, rows({ arenas }), 9);
    expect(stored.c).toEqual({ arenas: [9, NIL] });
    expect(paging.c).toEqual({ arenas: [12, arenas.rows[1]!.id] });
  });

  test('a full page: its last row, never beyond the horizon', () => {
    const arenas = page([6, 8], false);
    expect(advance(known, rows({ arenas }), 9).stored.c).toEqual({
      arenas: [8, arenas.rows[1]!.id],
    });
    expect(advance(known, rows({ arenas }), 8).stored.c).toEqual({ arenas: [8, NIL] });
  });

  test('nothing new: unchanged, for the pages of the other collections', () => {
    const { paging } = advance(known, rows({ arenas: page([], true), teams: page([], true) }), 9);
    expect(paging.c).toEqual({ arenas: [5, 'a'], teams: [0, NIL] });
  });

  test('departures follow the same rule; a scope that starts has none before its horizon', () => {
    const left: ScopeRows['departed'] = [['arenas', 'x', 6, 1]];
    expect(advance(known, rows({}, left), 9).stored.departed).toEqual([9, NIL]);
    expect(advance(known, rows({}, left, false), 9).stored.departed).toEqual([6, 'x']);
    expect(advance(known, rows({}, left, false), 9).paging.departed).toEqual([6, 'x']);
    expect(advance(known, rows({}, [['arenas', 'x', 9, 1]], false), 9).stored.departed).toEqual([
      9,
      NIL,
    ]);
    expect(advance({ c: {} }, rows({}), 9).paging.departed).toEqual([9, NIL]);
    expect(advance(known, rows({}), 9).paging.departed).toEqual([4, 'd']);
  });

  test('a scope is read when all of its collections are', () => {
    expect(allDone(rows({ arenas: page([], true), teams: page([], true) }))).toBe(true);
    expect(allDone(rows({ arenas: page([], true), teams: page([], false) }))).toBe(false);
    expect(allDone(rows({ arenas: page([], true) }, [], false))).toBe(false);
  });
});

describe('what is remembered of a scope', () => {
  test('that it was opened, through every round', async () => {
    const { db } = smallDevice();
    const scope = eventScope(nextId());
    expect(await openScope(db, scope, 5)).toBe(true);
    const { scope: _s, opened_at: _o, ...read } = state(scope);
    await saveScope(db, scope, read);
    expect(await db.scopes.get(scope)).toMatchObject({ opened_at: 5, synced_at: 1 });
    expect(await openScope(db, scope, 9)).toBe(false);
    expect(await db.scopes.get(scope)).toMatchObject({ opened_at: 9, synced_at: 1, epoch: 'e' });
  });

  test('a scope that was read and that nobody opened was never opened', async () => {
    const { db } = smallDevice();
    const { scope, opened_at: _, ...read } = state(eventScope(nextId()));
    await saveScope(db, scope, read);
    expect(await db.scopes.get(scope)).toMatchObject({ opened_at: 0, synced_at: 1 });
  });

  test('a scope that was opened and never read counts as new', async () => {
    const { db } = smallDevice();
    await openScope(db, 'event:x', 5);
    expect(await openScope(db, 'event:x', 6)).toBe(true);
    expect(knownOf(await db.scopes.get('event:x'), 'r')).toEqual({ c: {} });
  });

  test('a scope whose rows were only found is noted as never read, and once', async () => {
    const { db } = smallDevice();
    await noteScope(db, 'me');
    const never = { epoch: '', c: {}, departed: [0, NIL], complete: false, synced_at: 0 };
    expect(await db.scopes.get('me')).toMatchObject({ ...never, opened_at: 0 });
    await openScope(db, 'me', 5);
    await noteScope(db, 'me');
    expect(await db.scopes.get('me')).toMatchObject({ opened_at: 5 });
  });

  test('the event of a scope', () => {
    expect(eventOfScope(eventScope('x'))).toBe('x');
    expect(eventOfScope('public')).toBeUndefined();
  });
});
