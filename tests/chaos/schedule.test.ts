import { expect, test } from 'vitest';
import { DEEDS } from './deed-names.ts';
import { fatesOf } from './line/fates.ts';
import { scheduleOf } from './schedule.ts';

const ROLES = ['organiser', 'player', 'player'] as const;

test('a seed always gives the same plan, and another seed another one', () => {
  expect(scheduleOf(7, 3, ROLES)).toEqual(scheduleOf(7, 3, ROLES));
  expect(scheduleOf(8, 3, ROLES)).not.toEqual(scheduleOf(7, 3, ROLES));
});

test('each device has more actions than time, all of which its person can do', () => {
  const { deeds } = scheduleOf(7, 3, ROLES);
  expect(deeds).toHaveLength(ROLES.length);
  for (const [i, role] of ROLES.entries()) {
    const names = new Set(deeds[i]!.map(({ name }) => name));
    expect(names).toEqual(new Set(DEEDS[role]));
    expect(deeds[i]!.length * 500).toBeGreaterThanOrEqual(180_000);
  }
});

test('the planned failures are in order and within the time, of every kind, and hit every device', () => {
  const { blows } = scheduleOf(7, 10, ROLES);
  const times = blows.map(({ at_ms }) => at_ms);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(600_000);
  expect(new Set(blows.map(({ what }) => what))).toEqual(
    new Set(['kill_browser', 'close_tabs', 'offline', 'kill_server', 'stop_server']),
  );
  const hit = blows.flatMap((blow) => ('who' in blow ? [blow.who] : []));
  expect(new Set(hit)).toEqual(new Set([0, 1, 2]));
});

test('a seed always gives the same fates, and calls meet every fault', () => {
  const draw = (seed: number, path: string) => {
    const fate = fatesOf(seed);
    return Array.from({ length: 400 }, () => fate(path));
  };
  const push = '/rest/v1/rpc/sync_push';
  expect(draw(7, push)).toEqual(draw(7, push));
  expect(draw(8, push)).not.toEqual(draw(7, push));
  expect(new Set(draw(7, push).map(({ fault }) => fault))).toEqual(
    new Set(['fine', 'lost_request', 'lost_answer', 'late', 'cut', 'reset', 'twice']),
  );
  // a session that is refreshed twice ends, and no network does that by itself
  for (const { fault } of draw(7, '/auth/v1/token?grant_type=refresh_token')) {
    expect(fault).not.toBe('twice');
  }
});
