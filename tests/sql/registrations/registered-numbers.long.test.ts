import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { openDatabase } from '../database.ts';
import { NUMBER, pass } from '../people/whatsapp-code-acts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let ana: string;
let bruno: string;
beforeAll(async () => {
  db = await openDatabase();
  ana = await addPerson(db, 'Ana', NUMBER);
  bruno = await addPerson(db, 'Bruno', NUMBER);
});
afterAll(() => db[Symbol.asyncDispose]());

describe('[T2] where a number is registered', () => {
  const check = (user: string, number: string) =>
    db.request({ user }, () => db.one<object>('select public.check_whatsapp($1)', [number]));

  test('a thousand numbers reveal nothing to a stranger', async () => {
    await db.trial('postgres', async () => {
      const owner = await addPerson(db, 'Organizadora');
      const event = await addEvent(db, owner);
      await addOperator(db, ana, { event, whatsapp: '5599900000500' });
      const answers = new Set<string>();
      for (let n = 0; n < 1000; n += 1) {
        if (n % 10 === 0) await pass(db, '61 seconds');
        answers.add(JSON.stringify(await check(bruno, `5599900000${String(n).padStart(3, '0')}`)));
      }
      expect([...answers]).toEqual(['{"exists":false}']);
    });
  });
});
