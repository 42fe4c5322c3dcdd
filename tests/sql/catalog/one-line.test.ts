import { expect, test } from 'vitest';
import { addEvent, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addTeam } from '../teams/team-acts.ts';

const db = await databaseOfFile();

const SPLIT = 'Serra\r\n\u2028da\u202E \u2066Lua\u200F\tCheia';
const WHOLE = 'Serra da Lua Cheia';

test('[hole N7] [hole N8] a name or a place is one line, and turns no writing', async () => {
  const owner = await addPerson(db, 'Organizadora');
  const event = await addEvent(db, owner, { name: SPLIT, location: SPLIT });
  expect(
    await db.rows('select name, location from public.airsoft_events where id = $1', [event]),
  ).toEqual([{ name: WHOLE, location: WHOLE }]);
  const { team } = await addTeam(db, owner, { name: SPLIT, city: SPLIT });
  expect(await db.rows('select name, city from public.teams where id = $1', [team])).toEqual([
    { name: WHOLE, city: WHOLE },
  ]);
});

test('[hole N8] what is left is measured, and a text of several lines keeps them', async () => {
  const line = (given: string) =>
    db.one(`select private.arg_line($1::text::jsonb, 'a', 3, 5)`, [JSON.stringify({ a: given })]);
  expect(await line('abc\u202E\u202E\u202E')).toBe('abc');
  await expect(line('ab\u202E')).rejects.toThrow();
  const text = `select private.arg_text($1::text::jsonb, 'a', 1, 9)`;
  expect(await db.one(text, [JSON.stringify({ a: 'a\nb' })])).toBe('a\nb');
});
