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

test.each(['overall', 'events', 'experience', 'teams'])(
  'each person’s own place by %s is the one in the list',
  async (tab) => {
    const list = await call(`select user_id from public.get_operators_ranking('${tab}')`);
    for (const person of Object.values(user)) {
      const at = list.findIndex(({ user_id }) => user_id === person);
      const own = await call(`select place from public.get_my_place('${tab}')`, { user: person });
      expect(own).toEqual(at === -1 ? [] : [{ place: at + 1 }]);
    }
  },
);

test('a person’s own place has the sums of a card; a visitor has none', async () => {
  const own = (who: Who, tab: string) => call(`select * from public.get_my_place('${tab}')`, who);
  const sums = {
    score: 40,
    events_count: 2,
    experience: '0',
    teams_count: 1,
    organized_events: 1,
  };
  expect(await own({ user: user['Bruno']! }, 'overall')).toEqual([{ place: 1, ...sums }]);
  const refused = (who: Who, tab: string) => refusal(() => own(who, tab));
  expect(await refused({ user: user['Ana']! }, 'money')).toMatchObject({
    message: 'invalid_args',
  });
  expect(await refused('anon', 'overall')).toMatchObject({ sql_state: '42501' });
});
