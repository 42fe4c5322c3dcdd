import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pushOf, registration } from '../acts.ts';
import { eventBodies } from './fuzz-events.ts';
import { PEOPLE_BODIES, PEOPLE_CALLS } from './fuzz-people.ts';
import { TEAM_BODIES } from './fuzz-teams.ts';
import { FuzzWorld } from './fuzz-world.ts';

/**
 * One in twenty of the bodies on PGlite; all of them on real PostgreSQL, which takes a third of the
 * time (tests/race/whole/fuzz.long.test.ts).
 */
const some = <Body>(bodies: Body[]) => bodies.filter((_, n) => n % 20 === 0);

const world = new FuzzWorld();
beforeAll(() => world.open());
beforeEach(() => world.renewWhenWorn());
afterAll(() => world.close());

const pull = () => ({
  v: 1,
  scopes: {
    public: { c: { airsoft_events: [0, world.who.event] }, departed: [0, world.who.event] },
    me: { c: { operators: [1, world.who.event] } },
    [`event:${world.who.event}`]: { c: {}, departed: [0, world.who.event], view: 'list' },
    [`team:${world.who.squad}`]: { c: {}, departed: [0, world.who.event], view: 'visitor' },
  },
  limit: 10,
  digest: ['me', `event:${world.who.event}`],
  unsettled: [crypto.randomUUID()],
});
describe('every request gets a code, and a refused one changes nothing', () => {
  test.each<[string, string, () => unknown]>([
    ['sync_pull', 'sync_pull', pull],
    [
      'sync_manifest',
      'sync_manifest',
      () => ({ scope: `event:${world.who.event}`, collection: 'operators' }),
    ],
    [
      'sync_rows',
      'sync_rows',
      () => ({
        scope: `event:${world.who.event}`,
        collection: 'operators',
        ids: [world.who.operator, world.who.event],
      }),
    ],
  ])('%s, by an anonymous caller and by a player', async (_name, fn, body) => {
    const met = await world.fuzz(() => 'anon', fn, body);
    for (const code of await world.fuzz(() => ({ user: world.who.player }), fn, body))
      met.add(code);
    expect([...met]).toEqual(expect.arrayContaining(['ok', 'invalid_args', '22P02']));
  });

  test.each(some(eventBodies(() => world.who)))('sync_push of %s', async (name, role, args) => {
    const me = world.who[role];
    const body = () => pushOf(me, [{ name, args: args() }]);
    const met = await world.fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(some(TEAM_BODIES))('sync_push of %s', async (name, args) => {
    const me = world.who.owner;
    const body = () => pushOf(me, [{ name, args: args(world.who) }]);
    const met = await world.fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(some(PEOPLE_BODIES))('sync_push of %s', async (name, role, args) => {
    const me = world.who[role];
    const body = () => pushOf(me, [{ name, args: args(world.who) }]);
    const met = await world.fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(some(PEOPLE_CALLS))('%s, by %s', async (fn, _by, body) => {
    const met = await world.fuzz(
      () => 'anon',
      fn,
      () => body(world.who),
    );
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test('sync_push by an anonymous caller', async () => {
    const body = () =>
      pushOf(world.who.player, [{ name: 'delete_event@1', args: { id: world.who.event } }]);
    expect([...(await world.fuzz(() => 'anon', 'sync_push', body))]).toContain('not_signed_in');
  });

  test('every argument alone, with every nasty constant, for everybody’s event', async () => {
    const args = registration(world.who.event) as Record<string, unknown>;
    for (const key of Object.keys(args)) {
      for (const value of [
        null,
        0,
        1e308,
        [],
        {},
        '',
        'x'.repeat(1_000_000),
        "'; drop table x; --",
        world.who.event,
        '\u202E',
      ]) {
        const body = pushOf(world.who.owner, [
          { name: 'register@1', args: { ...args, [key]: value } },
        ]);
        await world.send({ user: world.who.owner }, 'sync_push', JSON.stringify(body));
      }
    }
  });
});

test('negative control: an unchecked cast is found', async () => {
  await world.db.trial('postgres', async () => {
    await world.db
      .exec(`create or replace function private.arg_uuid(args jsonb, key text, required boolean default true) returns uuid
      language sql immutable set search_path = '' as $$ select (args ->> key)::uuid $$`);
    const body = () => ({
      scope: `event:${world.who.event}`,
      collection: 'operators',
      ids: [world.who.operator],
    });
    await expect(world.fuzz(() => 'anon', 'sync_rows', body)).rejects.toThrow(/Property failed/);
  });
});
