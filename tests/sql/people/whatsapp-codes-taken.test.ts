import { describe, expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { ask, NUMBER, pass, verifiedAt } from './whatsapp-code-acts.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana', NUMBER);
const bruno = await addPerson(db, 'Bruno', NUMBER);

describe('[T17] a verified number', () => {
  test('is taken by the account that verified it first', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue', { user_id: ana });
      await ask(db, 'check', { user_id: ana });
      await pass(db, '61 seconds');
      await ask(db, 'issue', { user_id: bruno });
      expect(await ask(db, 'check', { user_id: bruno })).toEqual({
        verified: false,
        code: 'whatsapp_taken',
      });
      expect(await verifiedAt(db, bruno)).toBeNull();
      expect(await verifiedAt(db, ana)).not.toBeNull();
    });
  });

  test('is taken for who has no number in the profile too, and leaves them no proof', async () => {
    await db.trial('postgres', async () => {
      const carla = await addPerson(db, 'Carla');
      await ask(db, 'issue', { user_id: ana });
      await ask(db, 'check', { user_id: ana });
      await pass(db, '61 seconds');
      await ask(db, 'issue', { user_id: carla });
      expect(await ask(db, 'check', { user_id: carla })).toEqual({
        verified: false,
        code: 'whatsapp_taken',
      });
      expect(await db.rows('select user_id from private.whatsapp_proofs')).toEqual([
        { user_id: ana },
      ]);
    });
  });

  test('may be verified again by the same account', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 2; n += 1) {
        await ask(db, 'issue', { user_id: ana });
        expect(await ask(db, 'check', { user_id: ana })).toEqual({ verified: true });
        await pass(db, '61 seconds');
      }
    });
  });
});
