import { describe, expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';
import { ask, hashOf, NUMBER, pass, verifiedAt } from './whatsapp-code-acts.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana', NUMBER);
const bruno = await addPerson(db, 'Bruno', NUMBER);

const INVALID = { verified: false, code: 'whatsapp_code_invalid' };

describe('[T17] a code', () => {
  test('verifies the number of the person who requested it', async () => {
    await db.trial('postgres', async () => {
      const issued = await ask(db, 'issue', { user_id: ana });
      expect(issued).toEqual({ issued: true, number: NUMBER });
      expect(await ask(db, 'check', { user_id: ana })).toEqual({ verified: true });
      expect(await verifiedAt(db, ana)).not.toBeNull();
      expect(await verifiedAt(db, bruno)).toBeNull();
    });
  });

  test('is stored as a keyed hash, and deleted once it is used', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue', { user_id: ana });
      expect(JSON.stringify(await db.rows('select * from private.whatsapp_codes'))).not.toContain(
        '123456',
      );
      await ask(db, 'check', { user_id: ana });
      expect(await db.one('select code_hash from private.whatsapp_codes')).toBeNull();
    });
  });

  test('is accepted only as a hash, and so is the address that asks', async () => {
    for (const act of ['issue', 'check'] as const)
      for (const field of ['code_hash', 'ip_hash'])
        for (const given of ['123456', hashOf('x').slice(1), `${hashOf('x').slice(1)}G`])
          await expect(
            ask(db, act, { [field]: given }),
            `${act} ${field} ${given}`,
          ).rejects.toMatchObject({
            code: 'PT409',
            detail: expect.stringContaining(field) as string,
          });
  });

  test('works once', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue', { user_id: ana });
      await ask(db, 'check', { user_id: ana });
      expect(await ask(db, 'check', { user_id: ana })).toEqual(INVALID);
    });
  });

  test('allows five attempts', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue', { user_id: ana });
      for (let n = 0; n < 4; n += 1)
        expect(await ask(db, 'check', { user_id: ana, code: `00000${n}` })).toEqual(INVALID);
      await db.trial('postgres', async () => {
        expect(await ask(db, 'check', { user_id: ana })).toEqual({ verified: true }); // the fifth
      });
      await ask(db, 'check', { user_id: ana, code: '000004' });
      expect(await ask(db, 'check', { user_id: ana })).toEqual(INVALID);
    });
  });

  test('expires after ten minutes', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue', { user_id: ana });
      await pass(db, '9 minutes 59 seconds');
      await db.trial('postgres', async () => {
        expect(await ask(db, 'check', { user_id: ana })).toEqual({ verified: true });
      });
      await pass(db, '1 second');
      expect(await ask(db, 'check', { user_id: ana })).toEqual(INVALID);
    });
  });

  test('works only for its requester, and for no other number', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue', { user_id: ana });
      expect(await ask(db, 'check', { user_id: bruno })).toEqual(INVALID);
      expect(await ask(db, 'check', {})).toEqual(INVALID);
      expect(await ask(db, 'check', { user_id: ana, number: '5585911112222' })).toEqual(INVALID);
      expect(await ask(db, 'check', { user_id: ana })).toEqual({ verified: true });
    });
  });

  test('is replaced by the next of the same person, and not by another person’s', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue', { user_id: ana, code: '111111' });
      await pass(db, '61 seconds');
      await ask(db, 'issue', { user_id: bruno, code: '222222' });
      await pass(db, '61 seconds');
      await db.trial('postgres', async () => {
        expect(await ask(db, 'check', { user_id: ana, code: '111111' })).toEqual({
          verified: true,
        });
      });
      await ask(db, 'issue', { user_id: ana, code: '333333' });
      expect(await ask(db, 'check', { user_id: ana, code: '111111' })).toEqual(INVALID);
      expect(await ask(db, 'check', { user_id: ana, code: '333333' })).toEqual({ verified: true });
    });
  });

  test('of a visitor proves nothing that the server stores', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue');
      expect(await ask(db, 'check')).toEqual({ verified: true });
      expect(await verifiedAt(db, ana)).toBeNull();
      expect(await db.one('select count(*)::int from private.whatsapp_proofs')).toBe(0);
    });
  });

  test('is sent to Brazilian numbers only', async () => {
    expect(await ask(db, 'issue', { number: '+49 1512 3456789' })).toEqual({
      issued: false,
      code: 'whatsapp_foreign',
    });
  });
});

describe('[T17] limits, with the clock held still', () => {
  test.each([
    { at_most: 1, per: '60 seconds', apart: '0 seconds', wait_s: 60 },
    { at_most: 5, per: '1 hour', apart: '61 seconds', wait_s: 3600 - 5 * 61 },
    { at_most: 10, per: '1 day', apart: '13 minutes', wait_s: 86_400 - 10 * 13 * 60 },
  ])('$at_most a number and $per', async ({ at_most, per, apart, wait_s }) => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < at_most; n += 1) {
        expect(
          await ask(db, 'issue', { ip_hash: hashOf(n), user_id: n % 2 ? ana : bruno }),
        ).toMatchObject({ issued: true });
        await pass(db, apart);
      }
      expect(await ask(db, 'issue', { ip_hash: hashOf('x') })).toEqual({
        issued: false,
        code: 'too_many_requests',
        retry_after_s: wait_s,
      });
      await pass(db, per);
      expect(await ask(db, 'issue')).toMatchObject({ issued: true });
    });
  });

  test('the last second of a wait is a wait too', async () => {
    await db.trial('postgres', async () => {
      await ask(db, 'issue');
      await pass(db, '59 seconds');
      expect(await ask(db, 'issue')).toMatchObject({ issued: false, retry_after_s: 1 });
    });
  });

  test('an address gets twenty an hour, whatever the numbers', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 20; n += 1)
        expect(await ask(db, 'issue', { number: `55859${10_000_000 + n}` })).toMatchObject({
          issued: true,
        });
      expect(await ask(db, 'issue', { number: '5585955555555' })).toMatchObject({
        code: 'too_many_requests',
      });
      expect(
        await ask(db, 'issue', { number: '5585955555555', ip_hash: hashOf('other') }),
      ).toMatchObject({ issued: true });
    });
  });

  test('[T2] a number with an account gets the same answers as one without', async () => {
    const story = async (number: string) => {
      const said: unknown[] = [];
      await db.trial('postgres', async () => {
        said.push(await ask(db, 'issue', { number }), await ask(db, 'issue', { number }));
        for (let n = 0; n < 6; n += 1)
          said.push(await ask(db, 'check', { number, code: `00000${n}` }));
      });
      expect(said[0]).toEqual({ issued: true, number });
      return said.slice(1);
    };
    await db.trial('postgres', async () => {
      await db.rows('update public.profile_contacts set verified_at = now() where user_id = $1', [
        ana,
      ]);
      expect(await story(NUMBER)).toEqual(await story('5585900000000'));
    });
  });
});

test.each(['issue_whatsapp_code', 'check_whatsapp_code', 'claim_pushes', 'settle_pushes'])(
  '%s is for the service alone',
  async (fn) => {
    for (const who of ['anon', { user: ana }] as const)
      expect(await refusal(() => db.rpc(who, fn, {}))).toMatchObject({ sql_state: '42501' });
  },
);

test('codes and proofs are deleted after a day, attempts after two', async () => {
  await db.trial('postgres', async () => {
    await ask(db, 'issue', { user_id: ana });
    await ask(db, 'check', { user_id: ana });
    await db.rows(`select private.take_turn('check_whatsapp', 'x', 1, interval '1 minute')`);
    await pass(db, '1 day');
    expect(await db.one('select private.forget_whatsapp_codes()')).toBe(0);
    await pass(db, '1 microsecond');
    expect(await db.one('select private.forget_whatsapp_codes()')).toBe(2);
    await pass(db, '1 day -1 microseconds');
    expect(await db.one('select private.forget_attempts()')).toBe(0);
    await pass(db, '1 microsecond');
    expect(await db.one('select private.forget_attempts()')).toBe(1);
  });
});
