import { expect, test } from 'vitest';
import { personNameVectors } from '#tests/fixtures/people/person-name-vectors.ts';
import { openDatabase } from '../database.ts';

test('the database stores and refuses a name as the form does', async () => {
  await using db = await openDatabase();
  for (const [typed, stored] of personNameVectors) {
    const written = db
      .one(`select private.arg_person_name($1, 'name', 3)`, [{ name: typed }])
      .catch((error: Error) => (error.message.includes('invalid_args') ? null : error.message));
    expect([typed, await written]).toEqual([typed, stored]);
  }
});
