import { describe, expect, test } from 'vitest';
import { splitTeams } from '#domain/participants/team-split.ts';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { drawnTeams } from './drawn-teams-acts.ts';

const db = await databaseOfFile();
const its = await drawnTeams(db);

test('one seed gives the same order here as on a device', async () => {
  for (const [seed, count] of [
    [0, 1],
    [7, 2],
    [4_294_967_295, 11],
    [20_260_419, 97],
  ] as const) {
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    const dealt = await db.one<string[]>('select private.shuffled_people($1, $2::uuid[])', [
      seed,
      `{${ids.join(',')}}`,
    ]);
    expect(dealt).toEqual(splitTeams(seed, ids, 1)[0]);
  }
  expect(await db.one(`select private.shuffled_people(7, '{}')`)).toEqual([]);
});

describe('teams are drawn by themselves (Spec 1 §4)', () => {
  test.each<[string, (event: string) => Promise<unknown>, object]>([
    ['once the organiser closes the list', (event) => its.close(event), {}],
    ['once it is full', () => Promise.resolve(), { max_op: 7 }],
    ['once the game begins', (event) => its.startsIn(event, '-1 minute'), {}],
  ])('%s: everybody, as a device deals them from the seed', async (_when, comes, changes) => {
    await db.trial('postgres', async () => {
      const event = await its.eventOf(6, changes);
      expect(await its.draw()).toBe(0);
      expect(await its.rowOf(event)).toEqual({ split_seed: null, split_rev: 0 });
      if ('max_op' in changes) await addOperator(db, its.people[6]!, { event });
      await comes(event);
      const ids = await its.idsOf(event);
      expect(await its.draw()).toBe(ids.length);
      const { split_seed, split_rev } = await its.rowOf(event);
      expect(split_rev).toBe(0);
      const drawn = splitTeams(split_seed!, ids, 2).map((team) => team.toSorted());
      expect(await its.teamsOf(event)).toEqual([
        { name: 'Equipe 1', ids: drawn[0] },
        { name: 'Equipe 2', ids: drawn[1] },
      ]);
      // and once
      const before = await its.teamsOf(event);
      expect(await its.draw()).toBe(0);
      expect(await its.teamsOf(event)).toEqual(before);
    });
  });

  test('with fewer people than teams the last stay empty; two draws have two seeds', async () => {
    await db.trial('postgres', async () => {
      const events = [
        await its.eventOf(2, { teams_count: 12 }),
        await its.eventOf(2, { teams_count: 12 }),
      ];
      for (const event of events) await its.close(event);
      expect(await its.draw()).toBe(4);
      const [one, two] = await Promise.all(events.map(its.rowOf));
      expect(one!.split_seed).not.toBe(two!.split_seed);
      const filled = (await its.teamsOf(events[0]!)).filter(({ ids }) => ids !== null);
      expect(filled.map(({ name }) => name)).toEqual(['Equipe 1', 'Equipe 2']);
      expect(await its.teamsOf(events[0]!)).toHaveLength(12);
    });
  });

  test.each<[string, object, (event: string) => Promise<unknown>]>([
    ['of no number of teams', { teams_count: 0 }, (event) => its.close(event)],
    ['while the list is open', {}, () => Promise.resolve()],
    ['a day after the start', {}, (event) => its.startsIn(event, '-1 day -1 minute')],
    [
      'of a cancelled game',
      {},
      async (event) => {
        await its.close(event);
        await its.act('cancel_event@1', { id: event });
      },
    ],
    [
      'of a postponed game, which has no day',
      {},
      async (event) => {
        await its.startsIn(event, '-1 minute');
        await db.rows(`update public.airsoft_events set status = 'postponed' where id = $1`, [
          event,
        ]);
      },
    ],
    [
      'of a deleted event',
      {},
      async (event) => {
        await its.close(event);
        await its.act('delete_event@1', { id: event });
      },
    ],
    [
      'where the organiser has made a team',
      {},
      async (event) => {
        const team = { id: crypto.randomUUID(), event_id: event, name: 'Azul' };
        expect(await its.act('create_event_team@1', team)).toBe('applied');
        await its.close(event);
      },
    ],
  ])('none %s', async (_case, changes, comes) => {
    await db.trial('postgres', async () => {
      const event = await its.eventOf(3, changes);
      await comes(event);
      expect(await its.draw()).toBe(0);
      expect(await its.rowOf(event)).toEqual({ split_seed: null, split_rev: 0 });
    });
  });

  test.each(['3X3', '5X5'])('none in %s, where people choose', async (game_mode) => {
    await db.trial('postgres', async () => {
      const event = await addEvent(db, its.owner, { game_mode, teams_count: 2 });
      const new_team = { id: crypto.randomUUID(), name: 'Alfa' };
      await addOperator(db, its.people[0]!, { event, new_team });
      await db.rows('update public.operators set event_team_id = null where event_id = $1', [
        event,
      ]);
      await its.close(event);
      await its.startsIn(event, '-1 minute');
      expect(await its.draw()).toBe(0);
      expect((await its.teamsOf(event)).map(({ name }) => name)).toEqual(['Alfa']);
    });
  });

  test('none where nobody is registered, nor where everybody cancelled', async () => {
    await db.trial('postgres', async () => {
      const [empty, left] = [await its.eventOf(0), await its.eventOf(1)];
      const [operator_id] = await its.idsOf(left);
      const gone = { operator_id, event_id: left };
      expect(await its.act('cancel_registration@1', gone, its.people[0])).toBe('applied');
      for (const event of [empty, left]) await its.close(event);
      expect(await its.draw()).toBe(0);
      expect(await its.teamsOf(empty)).toEqual([]);
      expect(await its.teamsOf(left)).toEqual([]);
    });
  });
});

test('a device gets the drawn teams, and nobody is notified', async () => {
  const event = await its.eventOf(4);
  await its.close(event);
  const before = await db.one<number>('select count(*)::int from public.notifications');
  expect(await its.draw()).toBe(4);
  expect(await db.one('select count(*)::int from public.notifications')).toBe(before);
  type Pulled = { scopes: Record<string, { c: Record<string, { rows: object[] }> }> };
  const scope = `event:${event}`;
  const pulled = await db.rpc<Pulled>({ user: its.people[0]! }, 'sync_pull', {
    v: 1,
    scopes: { [scope]: {} },
  });
  const { event_teams, operators, airsoft_events } = pulled.scopes[scope]!.c;
  expect(event_teams!.rows).toMatchObject([{ members_count: 2 }, { members_count: 2 }]);
  expect(operators!.rows).toHaveLength(4);
  for (const row of operators!.rows)
    expect(row).toMatchObject({ event_team_id: expect.any(String) });
  expect(airsoft_events!.rows).toMatchObject([{ split_rev: 0, split_seed: expect.any(Number) }]);
});

test('twenty events a run, and the next run goes on', async () => {
  await db.trial('postgres', async () => {
    const events: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      const event = await its.eventOf(0);
      await addOperator(db, await addPerson(db, 'Pessoa'), { event });
      await its.close(event);
      events.push(event);
    }
    expect(await its.draw()).toBe(20);
    expect(await its.draw()).toBe(1);
    expect(await its.draw()).toBe(0);
    for (const event of events) expect(await its.sizes(event)).toEqual([1, 0]);
  });
});

test('two thousand people end a run', async () => {
  await db.trial('postgres', async () => {
    const [crowd, small] = [await its.eventOf(0, { teams_count: 3 }), await its.eventOf(1)];
    await db.rows(
      `insert into public.operators (id, event_id, name)
       select gen_random_uuid(), $1, 'Pessoa' from generate_series(1, 2000)`,
      [crowd],
    );
    await its.startsIn(crowd, '-1 hour');
    await its.startsIn(small, '-1 minute');
    expect(await its.draw()).toBe(2000);
    expect(await its.sizes(crowd)).toEqual([667, 667, 666]);
    expect(await its.draw()).toBe(1);
  });
});
