import { expect, test } from 'vitest';
import { addEvent, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const made = async (name: string, days_ago: number, changes: object = {}) => {
  const id = await addEvent(db, owner, { name, ...changes });
  await db.rows(
    `update public.airsoft_events
       set date = (now() at time zone 'America/Sao_Paulo')::date - $2::int where id = $1`,
    [id, days_ago],
  );
  return id;
};
await made('Este mês', 15);
await made('Há 16 dias', 16);
await made('Há 40 dias', 40);
await made('Também há 40', 40);
await made('Privado', 40, { is_public: false });
const off = await made('Sem data', 40);
await db.rows(`update public.airsoft_events set status = 'postponed' where id = $1`, [off]);

type Past = { id: string; name: string; starts_at: string };
const page = (args = '') =>
  db.trial('anon', () => db.rows<Past>(`select * from public.past_events(${args})`));

test('public games from before the 15 days, newest first, page by page', async () => {
  const all = await page();
  expect(all.map(({ name }) => name).toSorted()).toEqual([
    'Há 16 dias',
    'Há 40 dias',
    'Também há 40',
  ]);
  expect(all[0]!.name).toBe('Há 16 dias');
  const [first] = await page('null, null, 1');
  expect(first).toEqual(all[0]);
  const second = await page(`'${new Date(all[1]!.starts_at).toISOString()}', '${all[1]!.id}'`);
  expect(second.map(({ id }) => id)).toEqual([all[2]!.id]); // the same moment
  expect(await page(`null, null, 100000`)).toHaveLength(3);
});
