import { expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';
import { rankedWorld } from './ranked-world.ts';

const db = await databaseOfFile();
const { user } = await rankedWorld(db);

const call = (sql: string, who: Who = 'anon') => db.trial(who, () => db.rows(sql));

const placeOf = (tab: string) => `select public.ranking_place('{"tab": "${tab}"}') as own`;

const COUNTED: Record<string, string> = {
  overall: 'score',
  events: 'events_count',
  experience: 'experience',
  teams: 'teams_count',
};

test.each(['overall', 'events', 'experience', 'teams'])(
  'the place by %s says of how many, and the one before it',
  async (tab) => {
    const list = await call(`select * from public.get_operators_ranking('${tab}')`);
    const has = list.map((row) => Number(row[COUNTED[tab]!]));
    for (const person of Object.values(user)) {
      const row = list.findIndex(({ user_id }) => user_id === person);
      // who has as much has the same place
      const at = row === -1 ? -1 : has.indexOf(has[row]!);
      const [{ own } = {}] = await call(placeOf(tab), { user: person });
      const before = has[at - 1]!;
      const next = { place: has.indexOf(before) + 1, missing: before - has[at]! };
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
  const { next, place } = own as { place: number; next: { place: number; missing: number } };
  const placeWith = async (points: number) => {
    await db.rows('update private.user_standings set points = points + $1 where user_id = $2', [
      points,
      last,
    ]);
    const [{ own: now } = {}] = await call(placeOf('overall'), { user: last });
    return (now as { place: number }).place;
  };
  expect(await placeWith(next.missing - 1)).toBe(place);
  expect(await placeWith(1)).toBe(next.place);
  await placeWith(-next.missing);
});

test('a visitor has no place, and nobody one in a ranking that there is not', async () => {
  expect(await refusal(() => call(placeOf('overall')))).toMatchObject({ sql_state: '42501' });
  expect(await refusal(() => call(placeOf('money'), { user: user['Ana']! }))).toMatchObject({
    message: 'invalid_args',
  });
});
