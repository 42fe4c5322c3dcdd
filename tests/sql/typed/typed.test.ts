import { afterAll, beforeAll, expect, test } from 'vitest';
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
