import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from './acts.ts';
import { openDatabase } from './database.ts';
import { refusal, type Who } from './session.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
const user: Record<string, string> = {};
const team: Record<string, string> = {};

/** Three people, two teams, four events that awarded points. */
beforeAll(async () => {
  db = await openDatabase();
  for (const [n, name] of ['Ana', 'Bruno', 'Carla', 'Davi'].entries()) {
    user[name] = await addPerson(db, name, `550090000010${n}`);
  }
  for (const name of ['Lobos', 'Ipê', 'Vazia']) {
    const id = crypto.randomUUID();
    team[name] = id;
    await db.rows(
      `insert into public.teams (id, name, city, state) values ($1, $2, 'Curitiba', 'PR')`,
      [id, name],
    );
  }
  for (const [name, of, approved] of [
    ['Ana', 'Lobos', true],
    ['Bruno', 'Lobos', true],
    ['Carla', 'Lobos', false],
    ['Ana', 'Ipê', true],
  ] as const)
    await db.rows(
      `insert into public.team_members (id, team_id, user_id, name, approved) values (gen_random_uuid(), $1, $2, $3, $4)`,
      [team[of], user[name], name, approved],
    );
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [name, points, source, cause] of [
    ['Ana', 10, 'event_participation', one],
    ['Bruno', 10, 'event_participation', one],
    ['Bruno', 10, 'event_participation', two],
    ['Bruno', 20, 'event_organization', two],
    ['Carla', 10, 'special_achievement', two],
  ] as const)
    await db.one(`select private.award_user_points($1, $2, $3, $4, 'Um jogo')`, [
      user[name],
      points,
      source,
      cause,
    ]);
  await db.rows(`update public.profiles set operator_experience = 'intermediario' where id = $1`, [
    user['Davi'],
  ]);
  await db.rows(`update public.profiles set operator_experience = 'veterano' where id = $1`, [
    user['Carla'],
  ]);
});
afterAll(() => db[Symbol.asyncDispose]());

const call = (sql: string, who: Who = 'anon') => db.trial(who, () => db.rows(sql));

describe('[Spec 2 §7] rankings, for anybody', () => {
  test('people by points; equal points share a rank', async () => {
    expect(
      await call('select username, total_points, rank::int from public.get_user_leaderboard()'),
    ).toEqual([
      { username: 'Bruno', total_points: 40, rank: 1 },
      { username: 'Ana', total_points: 10, rank: 2 },
      { username: 'Carla', total_points: 10, rank: 2 },
    ]);
    expect(await call('select * from public.get_user_leaderboard(1)')).toHaveLength(1);
  });

  test('teams by five points per approved member', async () => {
    expect(
      await call(
        'select name, event_count::int, member_count, score from public.get_team_leaderboard()',
      ),
    ).toEqual([
      { name: 'Lobos', event_count: 2, member_count: 2, score: 10 },
      { name: 'Ipê', event_count: 1, member_count: 1, score: 5 },
      { name: 'Vazia', event_count: 0, member_count: 0, score: 0 },
    ]);
    expect(await call(`select public.count_team_events('${team['Lobos']}')::int as n`)).toEqual([
      { n: 2 },
    ]);
    expect(await call(`select public.count_team_events('${team['Vazia']}')::int as n`)).toEqual([
      { n: 0 },
    ]);
  });

  test('a team’s earned points add nothing to its score, and decide between equals', async () => {
    await db.trial('postgres', async () => {
      await db.rows(
        'update public.team_members set deleted_at = now() where team_id = $1 and user_id = $2',
        [team['Lobos'], user['Bruno']],
      );
      const order = async () =>
        (await call('select name, score from public.get_team_leaderboard(2)')).map(
          ({ name }) => name,
        );
      await db.one(`select private.award_team_points($1, 100, 'team_victory', $1, 'Aliança')`, [
        team['Ipê'],
      ]);
      expect(await order()).toEqual(['Ipê', 'Lobos']);
      await db.one(`select private.award_team_points($1, 200, 'team_victory', $1, 'Aliança')`, [
        team['Lobos'],
      ]);
      expect(await order()).toEqual(['Lobos', 'Ipê']);
      await db.rows('update public.teams set deleted_at = now() where id = $1', [team['Lobos']]);
      expect(await order()).toEqual(['Ipê', 'Vazia']);
    });
  });

  test.each([
    ['overall', ['Bruno 40', 'Ana 10', 'Carla 10']],
    ['events', ['Bruno 2', 'Ana 1']],
    ['experience', ['Carla 5', 'Davi 0.5']],
    ['teams', ['Ana 2', 'Bruno 1']],
  ])('operators by %s', async (tab, expected) => {
    const shown = {
      overall: 'score',
      events: 'events_count',
      experience: 'experience',
      teams: 'teams_count',
    };
    const rows = await call(
      `select name || ' ' || ${shown[tab as keyof typeof shown]} as row from public.get_operators_ranking('${tab}')`,
    );
    expect(rows.map(({ row }) => String(row)).toSorted()).toEqual(expected.toSorted());
    expect(rows[0]).toEqual({ row: tab === 'overall' ? 'Bruno 40' : expected[0] });
  });

  test('a card has these fields', async () => {
    const [first] = await call('select * from public.get_operators_ranking()');
    expect(first).toEqual({
      user_id: user['Bruno'],
      name: 'Bruno',
      whatsapp: null,
      score: 40,
      events_count: 2,
      experience: '0',
      teams_count: 1,
      organized_events: 1,
    });
    expect(
      await refusal(() => call(`select * from public.get_operators_ranking('money')`)),
    ).toMatchObject({
      message: 'invalid_args',
    });
  });

  test('[decision 5] of a number only the area code, for a signed-in person', async () => {
    const seen = async (who: Who) =>
      (await call('select whatsapp from public.get_operators_ranking() order by 1', who)).map(
        (row) => row['whatsapp'],
      );
    expect(await seen('anon')).toEqual([null, null, null]);
    expect(await seen({ user: user['Davi'] ?? '' })).toEqual(Array(3).fill('(00) •••••-••••'));
  });

  test('[Spec 2 §9] twenty rows by default, a hundred at most', async () => {
    expect(
      await db.rows(
        `select private.ranking_size(n) as rows from unnest(array[null, 20, 100, 101]) with ordinality as t (n, i) order by i`,
      ),
    ).toEqual([{ rows: 20 }, { rows: 20 }, { rows: 100 }, { rows: 100 }]);
  });

  test.each([
    [-5, 1],
    [0, 1],
    [1000, 4],
    [null, 4],
  ])('a limit of %s is clamped to 1 to 100', async (limit, at_most) => {
    for (const name of ['get_user_leaderboard', 'get_team_leaderboard'])
      expect((await call(`select * from public.${name}(${limit})`)).length).toBeLessThanOrEqual(
        at_most,
      );
    expect(
      (await call(`select * from public.get_operators_ranking('overall', ${limit})`)).length,
    ).toBeLessThanOrEqual(at_most);
  });
});

test('a deleted account leaves the rankings', async () => {
  await db.trial('postgres', async () => {
    await db.rows('delete from auth.users where id = $1', [user['Bruno']]);
    expect(await call('select username from public.get_user_leaderboard()')).toHaveLength(2);
    expect(await call(`select member_count from public.get_team_leaderboard(1)`)).toEqual([
      { member_count: 1 },
    ]);
  });
});
