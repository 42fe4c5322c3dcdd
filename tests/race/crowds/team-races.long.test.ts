import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, mutate } from '#tests/sql/acts.ts';
import { addMember, askToJoin, must } from '#tests/sql/teams/team-acts.ts';
import { DOORS, tally } from './crowd.ts';
import { CLIENTS, teamArena, WITHOUT_LOCK } from './team-arena.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

const arena = (prepare?: string) => teamArena(server, prepare);

describe('one alliance, accepted by a dozen at once', () => {
  async function accepted(prepare?: string) {
    const race = await arena(prepare);
    const id = crypto.randomUUID();
    const proposal = { id, team_id: race.team, team2_id: race.other, type: 'tactical' };
    await must(race.admin, race.captain, 'propose_alliance@1', proposal);
    const outcomes = await race.together(
      race.sessions.map(
        (session) => () =>
          mutate(session, race.rival, {
            name: 'answer_alliance@1',
            args: { id, team_id: race.other, accept: true },
          }),
      ),
    );
    const points = await race.admin.rows<{ sum: number }>(
      'select sum(points)::int as sum from public.team_points group by team_id',
    );
    await race.close();
    return { outcomes: tally(outcomes), points: points.map(({ sum }) => sum) };
  }

  test('[T6] is accepted once, and pays once', async () => {
    expect(await accepted()).toEqual({
      outcomes: { applied: 1, alliance_not_pending: CLIENTS - 1 },
      points: [100, 100],
    });
  });

  test('negative control: without locks it pays more than once', async () => {
    const { outcomes, points } = await accepted(WITHOUT_LOCK);
    expect(outcomes['applied']).toBeGreaterThan(1);
    expect(Math.max(...points)).toBeGreaterThan(100);
  });
});

describe('a request, approved and rejected at once', () => {
  async function answered(prepare?: string) {
    const race = await arena(prepare);
    let both = 0;
    for (let n = 0; n < 8; n += 1) {
      const member_id = await askToJoin(
        race.admin,
        await addPerson(race.admin, `Pessoa ${n}`),
        race.team,
      );
      const outcomes = await race.together(
        ['approve_member@1', 'reject_member@1'].map(
          (name, at) => () =>
            mutate(race.sessions[at] as OpenSession, race.captain, {
              name,
              args: { team_id: race.team, member_id },
            }),
        ),
      );
      if (outcomes.every(({ status }) => status === 'applied')) both += 1;
      else expect(outcomes.filter(({ status }) => status === 'applied')).toHaveLength(1);
    }
    await race.close();
    return both;
  }

  test('[T6] has one of the two outcomes', async () => {
    expect(await answered()).toBe(0);
  });
  test('negative control: without the lock it has both outcomes', async () => {
    expect(await answered(WITHOUT_LOCK)).toBeGreaterThan(0);
  });
});

describe('a team, handed to two people at once', () => {
  async function handed(prepare = '') {
    const race = await arena(prepare);
    const heirs: string[] = [];
    for (const name of ['Um', 'Dois']) {
      const person = await addPerson(race.admin, `Pessoa ${name}`);
      const { team, captain } = race;
      heirs.push(await addMember(race.admin, person, { team, captain, role: 'officer' }));
    }
    const outcomes = await race.together(
      heirs.map(
        (member_id, n) => () =>
          mutate(race.sessions[n] as OpenSession, race.captain, {
            name: 'transfer_captain@1',
            args: { team_id: race.team, member_id },
          }),
      ),
    );
    const captains = await race.admin.one<number>(
      `select count(*)::int from public.team_members m join public.teams t on t.id = m.team_id
       where t.id = $1 and m.role = 'captain' and m.deleted_at is null`,
      [race.team],
    );
    await race.close();
    return { outcomes: tally(outcomes), captains };
  }

  test('has one captain', async () => {
    expect(await handed()).toEqual({ outcomes: { applied: 1, not_allowed: 1 }, captains: 1 });
  });
  test('negative control: without the lock it has two', async () => {
    expect(await handed(WITHOUT_LOCK)).toEqual({ outcomes: { applied: 2 }, captains: 2 });
  });
});

test('an achievement, claimed by a dozen at once, is earned once', async () => {
  const race = await arena();
  for (let n = 0; n < 4; n += 1) {
    const person = await addPerson(race.admin, `Pessoa ${n}`);
    await addMember(race.admin, person, { team: race.team, captain: race.captain });
  }
  const achievement_id = await race.admin.one(
    `select id from public.achievements where title = 'Esquadrão formado'`,
  );
  const outcomes = await Promise.all(
    race.sessions.map((session) =>
      mutate(session, race.captain, {
        name: 'claim_achievement@1',
        args: { id: crypto.randomUUID(), team_id: race.team, achievement_id },
      }),
    ),
  );
  expect(tally(outcomes)).toEqual({ applied: 1, achievement_claimed: CLIENTS - 1 });
  expect(await race.admin.one('select sum(points)::int from public.team_points')).toBe(100);
  await race.close();
});

describe('what a team earns in a dozen transactions at once', () => {
  async function earned(prepare?: string) {
    const race = await arena(prepare);
    await race.together(
      race.sessions.map(
        (session) => () =>
          session.rows(
            `select private.award_team_points($1, 10, 'team_victory', gen_random_uuid(), 'Copa')`,
            [race.team],
          ),
      ),
    );
    const points = await race.admin.one(
      'select points from public.team_tallies where team_id = $1',
      [race.team],
    );
    await race.close();
    return points;
  }

  test('is complete in its tally', async () => {
    expect(await earned()).toBe(10 * CLIENTS);
  });
  test('negative control: counted before the row is locked, some is lost', async () => {
    // the lock of the standings' row would separate them as well
    const careless = `${DOORS} drop trigger count_insert on public.team_points;
    do $$ begin
      execute replace(replace(pg_get_functiondef('private.refresh_team_tally(uuid)'::regprocedure),
        'for update;', ';'), 'events := ', 'perform private.door(1); events := ');
    end $$;`;
    expect(await earned(careless)).toBeLessThan(10 * CLIENTS);
  });
});
