import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGame, addPerson } from '#tests/sql/acts.ts';
import { addMember, addTeam } from '#tests/sql/teams/team-acts.ts';
import { atOnce, DOORS } from './crowd.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

const CLIENTS = 20;

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

/**
 * @param without a replacement in the function, by which all of them read before one of them writes
 */
async function twenty(
  what: (db: OpenSession, n: number) => Promise<unknown>,
  { start, unlocked }: { start?: (db: OpenSession) => Promise<unknown>; unlocked?: string },
) {
  const database = await server.database();
  const db = await server.open(database);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => server.open(database)));
  await start?.(db);
  await db.exec(unlocked ?? '');
  const all = () => Promise.all(clients.map(what));
  const answers = await (unlocked ? atOnce({ admin: db, people: CLIENTS }, all) : all());
  return { db, answers };
}
const unlocked = (fn: string, lock: string, before: string) => `${DOORS}
  do $$ begin
    execute replace(regexp_replace(pg_get_functiondef('${fn}'::regproc), '${lock}', ''),
                    '${before}', 'perform private.door(1); ${before}');
  end $$;`;

const turn = (db: OpenSession) =>
  db.one(`select private.take_turn('a_limit', 'somebody', 5, '1 hour')`);
const turns = async (options: { unlocked?: string } = {}) =>
  (await twenty(turn, options)).answers.filter(Boolean).length;

test('of twenty attempts at once five an hour are allowed', async () => {
  expect(await turns()).toBe(5);
});

test('negative control: without the lock all twenty are allowed', async () => {
  const lock = 'perform pg_advisory_xact_lock[^;]*;';
  expect(
    await turns({
      unlocked: unlocked('private.take_turn', lock, 'insert into private.attempts'),
    }),
  ).toBe(CLIENTS);
});

/**
 * Twenty members of one team are each paid for a game. @returns how many games the team's tally has
 */
async function tally(options: { unlocked?: string } = {}) {
  const players: string[] = [];
  const games: string[] = [];
  const start = async (db: OpenSession) => {
    const captain = await addPerson(db, 'Capitã');
    const { team } = await addTeam(db, captain);
    for (let n = 0; n < CLIENTS; n += 1) {
      players.push(await addPerson(db, `Pessoa ${n}`));
      await addMember(db, players[n]!, { team, captain });
      games.push(await addGame(db));
    }
  };
  const pay = (db: OpenSession, n: number) =>
    db.rows(
      `insert into public.user_points (user_id, points, source, source_id, description)
       values ($1, 10, 'event_participation', $2, 'x')`,
      [players[n], games[n]],
    );
  const { db } = await twenty(pay, { ...options, start });
  return db.one('select events_count from public.team_tallies');
}

test('the tally of a team counts all its games', async () => {
  expect(await tally()).toBe(CLIENTS);
});

test('negative control: without the lock most games are missing', async () => {
  const [fn, before] = ['private.refresh_team_tally', 'update public.team_tallies'];
  expect(await tally({ unlocked: unlocked(fn, 'for update', before) })).toBeLessThan(CLIENTS);
});
