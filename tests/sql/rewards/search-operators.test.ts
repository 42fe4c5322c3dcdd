import { expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';
import { rankedWorld } from './ranked-world.ts';

const db = await databaseOfFile();
const { user } = await rankedWorld(db);
const ana = { user: user['Ana']! };

type Row = { place: number; score: number; user_id: string; name: string; whatsapp: string | null };
const search = async (q: string, who: Who = ana, tab = 'overall'): Promise<Row[]> =>
  (await db.rpc<{ rows: Row[] }>(who, 'search_operators', { tab, q })).rows;
const names = async (q: string, who?: Who, tab?: string) =>
  (await search(q, who, tab)).map(({ name }) => name);

/** A person who stands in the ranking. */
async function ranked(name: string, points = 1): Promise<string> {
  const id = await addPerson(db, name);
  const cause = crypto.randomUUID();
  await db.one(`select private.award_user_points($1, $2, 'special_achievement', $3, 'Um')`, [
    id,
    points,
    cause,
  ]);
  return id;
}

test.each(['overall', 'events', 'experience', 'teams'])(
  'whoever is found by %s has the place and the sums of the ranking',
  async (tab) => {
    const list = await db.trial(ana, () =>
      db.rows<{ user_id: string; name: string }>(
        `select * from public.get_operators_ranking('${tab}', 100)`,
      ),
    );
    expect(list.length).toBeGreaterThan(1);
    const counted = { overall: 'score', events: 'events_count', teams: 'teams_count' }[tab];
    const has = list.map((row) => (row as Record<string, unknown>)[counted ?? 'experience']);
    for (const [at, row] of list.entries()) {
      const found = await search(row.name, ana, tab);
      expect(found.filter(({ user_id }) => user_id === row.user_id)).toEqual([
        { ...row, place: has.indexOf(has[at]) + 1 },
      ]);
    }
  },
);

test('a name is found by the beginnings of its words, without accents, in any order', async () => {
  await ranked('João d’Ávila-Sá'); // kept with the plain apostrophe
  for (const q of ['joao', 'JOÃO', 'sa jo', 'davila', 'Ávi jo', 'd’áv', 'sá, joão']) {
    expect(await names(q), q).toEqual(["João d'Ávila-Sá"]);
  }
  for (const q of ['oao', 'joao lima', 'vila']) expect(await names(q), q).toEqual([]);
  expect(await names("'jo' | 'ana'")).toEqual([]);
  // no points, no place
  expect(await names('davi')).not.toContain('Davi');
  expect(await names('davi', ana, 'experience')).toEqual(['Davi']);
});

test('at most twenty, the first places first', async () => {
  for (let n = 1; n <= 21; n += 1) await ranked('Zeferino', n + 100);
  const found = await search('zefe');
  expect(found.map(({ score }) => score)).toEqual(Array.from({ length: 20 }, (_, n) => 121 - n));
  expect(found[0]!.place).toBe(1);
});

test('no number finds anybody, and a visitor may not search', async () => {
  for (const q of ['5599900000100', '0100', '(99) 90000-0100', '9', '99900000100'])
    expect(await search(q), q).toEqual([]);
  const [seen] = await search('bruno');
  expect(seen!.whatsapp).toMatch(/^\(99\) \D+$/);
  expect(await refusal(() => search('bruno', 'anon'))).toMatchObject({ sql_state: '42501' });
});

test('one letter finds nobody; what is no search is refused', async () => {
  expect(await search('a')).toEqual([]);
  expect(await search('a1')).toEqual([]);
  for (const q of ['', ' '.repeat(3), 'x'.repeat(101)]) {
    expect(await refusal(() => search(q))).toMatchObject({ message: 'invalid_args' });
  }
  expect(await refusal(() => search('ana', ana, 'money'))).toMatchObject({
    message: 'invalid_args',
  });
});

test('sixty searches a minute, each account by itself; then one waits', async () => {
  const [one, other] = [{ user: await addPerson(db, 'Um') }, { user: await addPerson(db, 'Dois') }];
  await db.rows(
    `insert into private.attempts (what, subject) select 'operator_search', $1 from generate_series(1, 59)`,
    [one.user],
  );
  expect(await names('bruno', one)).toEqual(['Bruno']);
  expect(await refusal(() => search('bruno', one))).toMatchObject({
    sql_state: 'PT429',
    message: 'too_many_requests',
  });
  expect(await search('a', one)).toEqual([]); // costs nothing
  expect(await names('bruno', other)).toEqual(['Bruno']);
});
