import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCountry, PLAYER } from '#tests/bench/databases/postgres-country.ts';
import type { Who } from '#tests/sql/session.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { tablesReadWhole } from './read-whole.ts';

const LIMIT_MS = 50;
const player: Who = { user: PLAYER };

let server: RaceServer;
let db: OpenSession;
/** The large demo with everybody's games played, and 2,000 teams of twelve more people. */
beforeAll(async () => {
  server = await startRaceServer();
  db = await server.open(await server.database());
  await makeCountry(db, { scale: 1, newcomers: 1 });
  // what the triggers would write is written directly: they have their own test, and are slow
  await db.exec(`begin; set local session_replication_role = replica;
    insert into public.user_points (user_id, points, source, source_id, description)
      select distinct user_id, 10, 'event_participation', event_id, 'Jogo' from public.operators where user_id is not null
      on conflict do nothing;
    insert into public.user_points (user_id, points, source, source_id, description)
      select distinct created_by, 20, 'event_organization', id, 'Jogo' from public.airsoft_events where created_by is not null
      on conflict do nothing;
    insert into public.team_members (id, team_id, user_id, name, approved)
      select gen_random_uuid(), t.id, p.id, 'Membro', true
      from (select id, row_number() over (order by id) as n from public.teams) t
      join (select id, row_number() over (order by id) as n from public.profiles) p on p.n % 2000 + 1 = t.n
      limit 24000
      on conflict do nothing;
    delete from private.user_standings;
    insert into private.user_standings (user_id, points, events, organized, experience, teams)
      select p.id, coalesce(sum(u.points), 0), count(*) filter (where source = 'event_participation'),
        count(*) filter (where source = 'event_organization'), (array[0, 0.5, 2, 5])[1 + ('x' || right(p.id::text, 4))::bit(16)::int % 4],
        (select count(*) from public.team_members m where m.user_id = p.id)
      from public.profiles p left join public.user_points u on u.user_id = p.id group by p.id;
    update private.team_standings s set members = (select count(*) from public.team_members m where m.team_id = s.team_id);
    commit`);
  await db.exec('vacuum analyze');
});
afterAll(() => server.stop());

const CALLS = [
  'select * from public.get_user_leaderboard(100)',
  'select * from public.get_team_leaderboard(100)',
  ...['overall', 'events', 'experience', 'teams'].map(
    (tab) => `select * from public.get_operators_ranking('${tab}', 100)`,
  ),
];

test('there is a country to rank', async () => {
  const [size] =
    await db.rows(`select (select count(*)::int from private.user_standings where points > 0) as people,
    (select count(*)::int from public.user_points) as points,
    (select count(*)::int from private.team_standings where members > 0) as teams`);
  expect(size?.['people']).toBeGreaterThan(15_000);
  expect(size?.['points']).toBeGreaterThan(40_000);
  expect(size?.['teams']).toBe(2000);
});

test.each(CALLS)(
  '%s: a hundred rows in less than 50 ms, and no table read completely',
  async (call) => {
    const ask = () => db.trial(player, () => db.rows(call));
    expect(await ask()).toHaveLength(100);
    let took_ms = Number.NaN;
    const read = await tablesReadWhole(db, async () => {
      took_ms = await fastest(ask);
    });
    expect(took_ms).toBeLessThan(LIMIT_MS);
    expect(read).toEqual({});
  },
);

test.each(['overall', 'events', 'experience', 'teams'])(
  'the place of the last by %s in less than 50 ms',
  async (tab) => {
    const column = {
      overall: 'points',
      events: 'events',
      experience: 'experience',
      teams: 'teams',
    }[tab];
    const [last] = await db.rows(
      `select user_id from private.user_standings where ${column} > 0
       order by ${column}, points, user_id desc limit 1`,
    );
    const who: Who = { user: String(last?.['user_id']) };
    const ask = () =>
      db.trial(who, () =>
        db.rows(`select (public.ranking_place('{"tab": "${tab}"}') ->> 'place')::int as place`),
      );
    const [more] = await db.rows(
      `select count(*)::int as n from private.user_standings
       where ${column} > (select ${column} from private.user_standings where user_id = $1)`,
      [String(last?.['user_id'])],
    );
    expect(await ask()).toEqual([{ place: Number(more?.['n']) + 1 }]);
    const took_ms = await fastest(ask);
    expect(took_ms).toBeLessThan(LIMIT_MS);
  },
);

test('the public statistics are computed in less than 50 ms', async () => {
  await db.one('select private.refresh_statistics()');
  const took_ms = await fastest(() => db.one('select private.refresh_statistics()'));
  expect(took_ms).toBeLessThan(LIMIT_MS);
});

/**
 * The fastest of nine runs, in milliseconds, and of many more before it counts as too slow: other
 * work on the machine slows runs down, and never speeds them up.
 */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  let best_ms = Infinity;
  for (let n = 0; n < 9 || (best_ms >= LIMIT_MS && n < 200); n += 1) {
    const started = performance.now();
    await work();
    best_ms = Math.min(best_ms, performance.now() - started);
  }
  return best_ms;
}
