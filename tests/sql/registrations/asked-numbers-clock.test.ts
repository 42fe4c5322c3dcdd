import { expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { from, number } from './asked-number-acts.ts';

const EVENT = '00000000-0000-4000-8000-00000000000e';
const ADDRESS = '203.0.113.20';

const db = await databaseOfFile();
await from(db, ADDRESS);

type Asked = {
  /** How old the account is, and how long ago it asked. */
  old: string;
  ago: string;
  count: number;
  was_there?: boolean;
  /** Others behind the address asked, not this account. */
  by_others?: boolean;
};

/** Whether one more number is too many, with the clock held still. */
async function isTooMuch({ old, ago, count, was_there = false, by_others = false }: Asked) {
  return db.trial('postgres', async () => {
    const person = await addPerson(db, 'Pessoa');
    await db.rows('update auth.users set created_at = now() - $2::interval where id = $1', [
      person,
      old,
    ]);
    await db.rows(
      `insert into private.asked_numbers (user_id, way, about, number_hash, ip_hash, was_there, asked_at)
       select case when $6 then gen_random_uuid() else $1 end, 'registration', $2, n::text,
              case when $6 then private.keyed_hash($7) end, $5, now() - $4::interval
       from generate_series(1, $3::int) n`,
      [person, EVENT, count, ago, was_there, by_others, ADDRESS],
    );
    return db.one(`select private.brings_too_many_numbers($1, 'register@1', $2::text::jsonb)`, [
      person,
      JSON.stringify({ event_id: EVENT, whatsapp: number() }),
    ]);
  });
}

const just = (time: string) => `${time} -1 microseconds`;
const young = { old: '1 hour', ago: '1 hour' };

test.each<[what: string, asked: Asked, is_too_much: boolean]>([
  ['a fifteenth number of a young account', { ...young, count: 14 }, false],
  ['a sixteenth', { ...young, count: 15 }, true],
  ['a sixteenth in almost a day', { old: '1 hour', ago: just('1 day'), count: 15 }, true],
  ['a sixteenth after a day', { old: '1 hour', ago: '1 day', count: 15 }, false],
  [
    'a sixteenth of an account of almost a day',
    { old: just('1 day'), ago: '1 hour', count: 15 },
    true,
  ],
  ['a sixteenth of an account of a day', { old: '1 day', ago: '1 hour', count: 15 }, false],
  ['one after two that were there', { ...young, count: 2, was_there: true }, false],
  ['one after three', { ...young, count: 3, was_there: true }, true],
  ['one after three, a day ago', { ...young, ago: '1 day', count: 3, was_there: true }, false],
  ['one after 399 of the address', { ...young, count: 399, by_others: true }, false],
  ['one after 400', { ...young, count: 400, by_others: true }, true],
  ['one after 400, a day ago', { ...young, ago: '1 day', count: 400, by_others: true }, false],
  [
    'one after 59 that were there',
    { ...young, count: 59, was_there: true, by_others: true },
    false,
  ],
  ['one after 60', { ...young, count: 60, was_there: true, by_others: true }, true],
])('[hole S7] %s: too much or not', async (_what, asked, is_too_much) => {
  expect(await isTooMuch(asked)).toBe(is_too_much);
});

test('[hole S7] the answer that a number exists is remembered for a day, to the moment', async () => {
  await db.trial('postgres', async () => {
    const [person, whatsapp] = [await addPerson(db, 'Pessoa'), number()];
    const ask = async () => {
      await db.rows(`select private.brings_too_many_numbers($1, 'register@1', $2::text::jsonb)`, [
        person,
        JSON.stringify({ event_id: EVENT, whatsapp }),
      ]);
      return db.one('select was_there from private.asked_numbers where user_id = $1', [person]);
    };
    const answered = (ago: string) =>
      db.rows(
        'update private.asked_numbers set was_there = true, asked_at = now() - $2::interval where user_id = $1',
        [person, ago],
      );
    expect(await ask()).toBe(false);
    await answered(just('1 day'));
    expect(await ask()).toBe(true);
    await answered('1 day');
    expect(await ask()).toBe(false);
  });
});

test('[hole S7] what was asked is kept for two days, to the moment', async () => {
  await db.trial('postgres', async () => {
    await db.rows(
      `insert into private.asked_numbers (user_id, way, about, number_hash, asked_at)
       values ($1, 'gate', $1, 'x', now() - interval '2 days')`,
      [EVENT],
    );
    expect(await db.one('select private.forget_asked_numbers()')).toBe(0);
    await db.rows(
      `update private.asked_numbers set asked_at = asked_at - interval '1 microsecond'`,
    );
    expect(await db.one('select private.forget_asked_numbers()')).toBe(1);
  });
});

test('[hole S7] a squad names ten numbers, each of which counts once', async () => {
  const operators = Array.from({ length: 11 }, (_, n) => ({ whatsapp: `551191000000${n % 9}` }));
  const named = `private.numbers_named('register_squad@1', $1::text::jsonb)`;
  const args = JSON.stringify({ event_id: EVENT, operators });
  expect(await db.one(`select cardinality(${named})`, [args])).toBe(10);
  await db.trial('postgres', async () => {
    const person = await addPerson(db, 'Pessoa');
    await db.rows(
      `select private.brings_too_many_numbers($1, 'register_squad@1', $2::text::jsonb)`,
      [person, args],
    );
    expect(await db.one('select count(*)::int from private.asked_numbers')).toBe(9);
  });
});
