import { describe, expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';
import { rankedWorld } from './ranked-world.ts';

const db = await databaseOfFile();
const { user, team } = await rankedWorld(db);

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

  test('of a number only the area code, for a signed-in person', async () => {
    const seen = async (who: Who) =>
      (await call('select whatsapp from public.get_operators_ranking() order by 1', who)).map(
        (row) => row['whatsapp'],
      );
    expect(await seen('anon')).toEqual([null, null, null]);
    expect(await seen({ user: user['Davi'] ?? '' })).toEqual(Array(3).fill('(99) •••••-••••'));
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

test('of equal people the one with more points is first, and one point is enough', async () => {
  await db.trial('postgres', async () => {
    const two = [await addPerson(db, 'Eva'), await addPerson(db, 'Fabi')].toSorted();
    // in the order of ids the other one would be first
    for (const [n, id] of two.entries()) {
      await db.rows(
        `update private.user_standings set points = $2, events = 7, experience = 9, teams = 7 where user_id = $1`,
        [id, n + 1],
      );
    }
    for (const tab of ['events', 'experience', 'teams'])
      expect(await call(`select user_id from public.get_operators_ranking('${tab}', 1)`)).toEqual([
        { user_id: two[1] },
      ]);
    expect(await call(`select score from public.get_operators_ranking('overall', 1)`)).toEqual([
      { score: 40 },
    ]);
    expect(await call(`select total_points from public.get_user_leaderboard(1)`)).toEqual([
      { total_points: 40 },
    ]);
    for (const list of [`get_operators_ranking('overall')`, 'get_user_leaderboard()'])
      expect(
        (await call(`select user_id from public.${list}`)).map((row) => row['user_id']),
      ).toEqual(expect.arrayContaining(two));
    await db.one(`select private.award_team_points($1, 100, 'team_victory', $1, 'Aliança')`, [
      team['Vazia'],
    ]);
    expect(await call('select name from public.get_team_leaderboard(1)')).toEqual([
      { name: 'Lobos' },
    ]);
    await db.rows('update private.team_standings set members = 2');
    expect(await call('select name from public.get_team_leaderboard(1)')).toEqual([
      { name: 'Vazia' },
    ]);
  });
});

test('a person without sums gets them with the first points', async () => {
  await db.trial('postgres', async () => {
    await db.rows('delete from private.user_standings where user_id = $1', [user['Ana']]);
    await db.one(`select private.award_user_points($1, 1, 'special_achievement', $1, 'Um jogo')`, [
      user['Ana'],
    ]);
    const sums =
      'select points, events, organized, teams from private.user_standings where user_id = $1';
    expect(await db.rows(sums, [user['Ana']])).toEqual([
      { points: 1, events: 0, organized: 0, teams: 0 },
    ]);
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
