import { expect, test } from 'vitest';
import {
  addressVectors,
  facebookVectors,
  instagramVectors,
} from '#tests/fixtures/typed/address-vectors.ts';
import { dayVectors } from '#tests/fixtures/typed/day-time-vectors.ts';
import { pixVectors } from '#tests/fixtures/typed/pix-vectors.ts';
import { searchVectors } from '#tests/fixtures/typed/search-vectors.ts';
import { textVectors, twinVectors } from '#tests/fixtures/typed/text-vectors.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

test('the database searches by the words that the app searches by', async () => {
  for (const [typed, words] of searchVectors) {
    const read = await db.one('select to_jsonb(private.search_words($1))', [typed]);
    expect([typed, read]).toEqual([typed, words]);
  }
});

test('the database keeps a Pix key as the app reads it, and no other', async () => {
  for (const [typed, , key] of pixVectors) {
    if (key !== null)
      expect([key, await db.one('select private.pix_key_ok($1)', [key])]).toEqual([key, true]);
    expect([typed, await db.one('select private.pix_key_ok($1)', [typed])]).toEqual([
      typed,
      typed === key,
    ]);
  }
});

test('the database takes a day as the app reads it, and no other text', async () => {
  const taken = (day: string) =>
    db.one(`select private.arg_date($1, 'day')::text`, [{ day }]).catch(() => undefined);
  for (const [typed, day] of dayVectors) {
    if (day !== undefined) expect([day, await taken(day)]).toEqual([day, day]);
    expect([typed, await taken(typed)]).toEqual([typed, typed === day ? day : undefined]);
  }
});

test('the database keeps addresses and the names of profiles as the app reads them', async () => {
  for (const [, address, is] of addressVectors) {
    const ok = await db.one('select private.picture_url_ok($1)', [address]);
    expect([address, ok]).toEqual([address, is === 'https']);
  }
  for (const [typed, name] of instagramVectors)
    expect([typed, await db.one('select private.instagram_name($1)', [typed])]).toEqual([
      typed,
      name,
    ]);
  for (const [typed, kept] of facebookVectors)
    expect([typed, await db.one('select private.facebook_name($1)', [typed])]).toEqual([
      typed,
      kept,
    ]);
});

test('the database keeps a text as the device does, and knows what looks the same', async () => {
  for (const [typed, kept] of textVectors)
    expect([typed, await db.one('select private.tidy($1)', [typed])]).toEqual([typed, kept]);
  for (const [one, other, are] of twinVectors) {
    const same = await db.one('select private.twin($1) = private.twin($2)', [one, other]);
    expect([one, other, same]).toEqual([one, other, are]);
  }
  // what an argument is read by
  const [blank] = textVectors.find(([, kept]) => kept === '')!;
  await expect(
    db.one(`select private.arg_text($1, 'a', 1, 9)`, [{ a: blank.repeat(2) + '\u3164' }]),
  ).rejects.toThrow('invalid_args');
});
