import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushOf } from '#tests/sql/acts.ts';
import { eventBodies } from '#tests/sql/fuzz/fuzz-events.ts';
import { PEOPLE_BODIES, PEOPLE_CALLS } from '#tests/sql/fuzz/fuzz-people.ts';
import { TEAM_BODIES } from '#tests/sql/fuzz/fuzz-teams.ts';
import { FuzzWorld } from '#tests/sql/fuzz/fuzz-world.ts';
import type { Who } from '#tests/sql/session.ts';
import { freshDatabase } from './fresh-database.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
const world = new FuzzWorld(() => freshDatabase(server));
beforeAll(async () => {
  server = await startRaceServer();
  await world.open();
});
afterAll(() => server.stop());

describe('every request gets a code, and a refused one changes nothing', () => {
  test.each(eventBodies(() => world.who))('sync_push of %s', async (name, role, args) => {
    const me = world.who[role];
    const body = () => pushOf(me, [{ name, args: args() }]);
    const met = await world.fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(TEAM_BODIES)('sync_push of %s', async (name, args) => {
    const me = world.who.owner;
    const body = () => pushOf(me, [{ name, args: args(world.who) }]);
    const met = await world.fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(PEOPLE_BODIES)('sync_push of %s', async (name, role, args) => {
    const me = world.who[role];
    const body = () => pushOf(me, [{ name, args: args(world.who) }]);
    const met = await world.fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(PEOPLE_CALLS)('%s, by %s', async (fn, by, body) => {
    const as: Who =
      by === 'admin' ? { user: world.who.admin } : by === 'anon' ? 'anon' : 'postgres';
    const met = await world.fuzz(
      () => as,
      fn,
      () => body(world.who),
    );
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each<[string, () => object]>([
    ['export_my_data', () => ({})],
    ['take_briefing', () => ({})],
    ['delete_my_account', () => ({ user_id: world.who.owner })],
  ])('%s, by an anonymous caller and by a captain, who cannot be deleted yet', async (fn, body) => {
    const met = await world.fuzz(() => ({ user: world.who.owner }), fn, body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
    if (fn === 'delete_my_account') {
      const said = await world.send({ user: world.who.owner }, fn, JSON.stringify(body()));
      expect(said).toBe('captain_must_hand_over');
    }
    if (fn === 'take_briefing') return; // granted to no other role
    expect([...(await world.fuzz(() => 'anon', fn, body))]).toContain('not_signed_in');
  });
});
