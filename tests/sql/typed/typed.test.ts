import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addressVectors,
  facebookVectors,
  instagramVectors,
} from '#tests/fixtures/typed/address-vectors.ts';
import { dayVectors } from '#tests/fixtures/typed/day-time-vectors.ts';
import { pixVectors } from '#tests/fixtures/typed/pix-vectors.ts';
import { searchVectors } from '#tests/fixtures/typed/search-vectors.ts';
import { openDatabase } from '../database.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

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
