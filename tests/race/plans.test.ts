import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCountry, ORGANISER, PLAYER, type Country } from '#tests/bench/postgres-country.ts';
import { addEvent, mutate, registration } from '#tests/sql/acts.ts';
import type { Who } from '#tests/sql/session.ts';
import { type OpenSession, type RaceServer, startRaceServer } from './race-database.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
const player: Who = { user: PLAYER };

let server: RaceServer;
let db: OpenSession;
let country: Country;
beforeAll(async () => {
  server = await startRaceServer();
  db = await server.open(await server.database());
  country = await makeCountry(db, { scale: 1, newcomers: 5 });
  await db.exec(OWN_THINGS);
});
afterAll(() => server.stop());

/** The tables that were read from end to end while `run` ran, and how often. */
async function readWhole(run: () => Promise<unknown>): Promise<Record<string, number>> {
  const scans = async () =>
    Object.fromEntries(
      (
        await db.rows<{ name: string; n: number }>(
          `select relname as name, seq_scan as n from pg_stat_user_tables, pg_stat_clear_snapshot()`,
        )
      ).map(({ name, n }) => [name, n]),
    );
  const flush = () => db.rows('select pg_stat_force_next_flush()');
  await flush();
  const before = await scans();
  await run();
  await flush();
  const after = await scans();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, n]) => [name, n - (before[name] ?? 0)] as const)
      .filter(([name, n]) => n > 0 && !ONE_ROW.has(name)),
  );
}

/** Tables with a page of rows or less are read whole, and should be. */
const ONE_ROW = new Set(['sync_meta', 'public_snapshot', 'user_roles']);

/** What people have that the benchmarks' country does not: a table of a few rows is rightly read whole. */
const OWN_THINGS = `
  insert into public.notifications (user_id, title, data, cause)
  select id, 'Evento alterado', '{"code": "event_changed"}', 'n ' || n from public.profiles, generate_series(1, 50) n;
  analyze public.notifications;
`;

const scopes = () => ['me', `event:${country.hot_event}`];
const from = (known: object) => Object.fromEntries(scopes().map((scope) => [scope, known]));

test('the counter counts', async () => {
  expect(await readWhole(() => db.rows('select count(name) from public.operators'))).toEqual({
    operators: 1,
  });
});

test('of 50,000 operators and 5,000 events a device reads its own', async () => {
  const read = await readWhole(async () => {
    const { horizon } = await db.rpc<{ horizon: number }>(player, 'sync_pull', {
      v: 1,
      scopes: from({}),
      limit: 500,
    });
    const at = [horizon - 1, NIL];
    const c = Object.fromEntries(
      ['profiles', 'airsoft_events', 'operators', 'event_teams', 'my_records'].map((name) => [
        name,
        at,
      ]),
    );
    const idle = {
      v: 1,
      limit: 500,
      scopes: {
        ...from({ c, departed: at }),
        public: { c: { ...c, arenas: at, teams: at, patches: at }, departed: at },
      },
    };
    for (let n = 0; n < 10; n += 1) await db.rpc(player, 'sync_pull', idle);
    await db.rpc(player, 'sync_pull', { ...idle, digest: scopes() });
    for (const scope of scopes()) {
      for (const collection of ['airsoft_events', 'operators', 'event_teams', 'profiles']) {
        await db.rpc(player, 'sync_manifest', { scope, collection });
        await db.rpc(player, 'sync_rows', { scope, collection, ids: [country.hot_event] });
      }
    }
  });
  expect(read).toEqual({});
});

test('a registration, its refusal and its cancellation read no table whole', async () => {
  const [one = '', two = ''] = country.newcomers;
  const event = await addEvent(db, ORGANISER, { max_op: 1 });
  const read = await readWhole(async () => {
    const args = registration(event);
    expect(await mutate(db, one, { name: 'register@1', args })).toMatchObject({
      status: 'applied',
    });
    expect(await mutate(db, two, { name: 'register@1', args: registration(event) })).toMatchObject({
      code: 'event_full',
    });
    const cancel = { operator_id: args.operator_id, event_id: event };
    expect(await mutate(db, one, { name: 'cancel_registration@1', args: cancel })).toMatchObject({
      status: 'applied',
    });
  });
  expect(read).toEqual({});
});
