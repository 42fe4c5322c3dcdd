import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { refusal, type Who } from '../session.ts';
import { rankedWorld } from './ranked-world.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let user: Record<string, string>;
beforeAll(async () => {
  db = await openDatabase();
  ({ user } = await rankedWorld(db));
});
afterAll(() => db[Symbol.asyncDispose]());

const call = (sql: string, who: Who = 'anon') => db.trial(who, () => db.rows(sql));

const placeOf = (tab: string) => `select public.ranking_place('{"tab": "${tab}"}') as own`;

test.each(['overall', 'events', 'experience', 'teams'])(
  'the place by %s says of how many, and the one before it',
  async (tab) => {
    const list = await call(`select user_id from public.get_operators_ranking('${tab}')`);
    for (const person of Object.values(user)) {
      const at = list.findIndex(({ user_id }) => user_id === person);
      const [{ own } = {}] = await call(placeOf(tab), { user: person });
      const next = { place: at, missing: expect.any(Number) };
      expect(own).toMatchObject(
        at === -1
          ? { place: null, of: list.length, next: null }
          : {
              place: at + 1,
              of: list.length,
              next: at === 0 || tab === 'experience' ? null : next,
              teams_count: expect.any(Number),
            },
      );
    }
  },
);

test('a person’s own place has the sums of a card', async () => {
  const [{ own } = {}] = await call(placeOf('overall'), { user: user['Bruno']! });
  const sums = { events_count: 2, experience: '0', teams_count: 1, organized_events: 1 };
  expect(own).toMatchObject({ place: 1, score: 40, ...sums });
});

test('with the points that are missing, and no less, a person takes the place before', async () => {
  const list = await call('select user_id, score from public.get_operators_ranking()');
  const last = String(list.at(-1)?.['user_id']);
  const [{ own } = {}] = await call(placeOf('overall'), { user: last });
  const { next } = own as { next: { place: number; missing: number } };
  const placeWith = (points: number) =>
    db.trial('postgres', async () => {
      await db.rows('update private.user_standings set points = points + $1 where user_id = $2', [
        points,
        last,
      ]);
      const now = await db.rows('select user_id from public.get_operators_ranking()');
      return now.findIndex(({ user_id }) => user_id === last) + 1;
    });
  expect(await placeWith(next.missing)).toBe(next.place);
  expect(await placeWith(next.missing - 1)).toBe(list.length);
});

test('a visitor has no place, and nobody one in a ranking that there is not', async () => {
  expect(await refusal(() => call(placeOf('overall')))).toMatchObject({ sql_state: '42501' });
  expect(await refusal(() => call(placeOf('money'), { user: user['Ana']! }))).toMatchObject({
    message: 'invalid_args',
  });
});
