import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

const turn = (what: string, subject: string) =>
  db.one<boolean>(`select private.take_turn($1, $2, 2, interval '1 hour')`, [what, subject]);

test('of each thing each subject has as many turns as are allowed', async () => {
  await db.trial('postgres', async () => {
    for (const allowed of [true, true, false, false])
      expect(await turn('check', 'ana')).toBe(allowed);
    expect(await db.one('select count(*)::int from private.attempts')).toBe(2); // a refused one is not counted
    for (const allowed of [true, true, false]) expect(await turn('check', 'bia')).toBe(allowed);
    for (const allowed of [true, true, false]) expect(await turn('export', 'ana')).toBe(allowed);
  });
});

test('a turn counts for its period, to the moment', async () => {
  await db.trial('postgres', async () => {
    await turn('check', 'ana');
    await turn('check', 'ana');
    const ago = (time: string) =>
      db.rows('update private.attempts set at = now() - $1::interval', [time]);
    await ago('1 hour -1 microseconds');
    expect(await turn('check', 'ana')).toBe(false);
    await ago('1 hour');
    expect(await turn('check', 'ana')).toBe(true);
  });
});
