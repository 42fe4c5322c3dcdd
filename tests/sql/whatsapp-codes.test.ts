import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, verdict } from './acts.ts';
import { openDatabase } from './database.ts';
import { refusal } from './session.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let ana: string;
let bruno: string;
beforeAll(async () => {
  db = await openDatabase();
  ana = await addPerson(db, 'Ana', NUMBER);
  bruno = await addPerson(db, 'Bruno', NUMBER);
});
afterAll(() => db[Symbol.asyncDispose]());

const NUMBER = '5585988887777';
const hashOf = (text: string | number) => createHash('sha256').update(String(text)).digest('hex');
const IP = hashOf('ip');

interface Asked {
  number?: string;
  code?: string;
  ip_hash?: string;
  user_id?: string;
}
/** A call of the server function, which hashes the code before the database receives it. */
async function ask(fn: 'issue' | 'check', { code = '123456', ...asked }: Asked = {}) {
  const body = { number: NUMBER, ip_hash: IP, code_hash: hashOf(code), ...asked };
  return db.one<{ issued?: boolean; verified?: boolean; code?: string; retry_after_s?: number }>(
    `select public.${fn}_whatsapp_code($1::text::jsonb)`,
    [JSON.stringify(body)],
  );
}
/** Moves the clock forward: what was done is that much older. */
const pass = (time: string) =>
  db.rows(
    `with proofs as (update private.whatsapp_proofs set proved_at = proved_at - $1::interval),
          tries as (update private.attempts set at = at - $1::interval)
     update private.whatsapp_codes set created_at = created_at - $1::interval`,
    [time],
  );
const verifiedAt = (user: string) =>
  db.one<string | null>('select verified_at from public.profile_contacts where user_id = $1', [
    user,
  ]);
const INVALID = { verified: false, code: 'whatsapp_code_invalid' };

describe('[T17] a code', () => {
  test('verifies the number of the person who requested it', async () => {
    await db.trial('postgres', async () => {
      expect(await ask('issue', { user_id: ana })).toEqual({ issued: true });
      expect(await ask('check', { user_id: ana })).toEqual({ verified: true });
      expect(await verifiedAt(ana)).not.toBeNull();
      expect(await verifiedAt(bruno)).toBeNull();
    });
  });

  test('is stored as a keyed hash, and deleted once it is used', async () => {
    await db.trial('postgres', async () => {
      await ask('issue', { user_id: ana });
      expect(JSON.stringify(await db.rows('select * from private.whatsapp_codes'))).not.toContain(
        '123456',
      );
      await ask('check', { user_id: ana });
      expect(await db.one('select code_hash from private.whatsapp_codes')).toBeNull();
    });
  });

  test('is heard of as a hash only, and so is the address that asks', async () => {
    for (const field of ['code_hash', 'ip_hash'])
      for (const given of ['123456', hashOf('x').slice(1), `${hashOf('x').slice(1)}G`])
        await expect(ask('issue', { [field]: given }), `${field} ${given}`).rejects.toMatchObject({
          code: 'PT409',
          detail: expect.stringContaining(field) as string,
        });
  });

  test('works once', async () => {
    await db.trial('postgres', async () => {
      await ask('issue', { user_id: ana });
      await ask('check', { user_id: ana });
      expect(await ask('check', { user_id: ana })).toEqual(INVALID);
    });
  });

  test('allows five attempts', async () => {
    await db.trial('postgres', async () => {
      await ask('issue', { user_id: ana });
      for (let n = 0; n < 4; n += 1)
        expect(await ask('check', { user_id: ana, code: `00000${n}` })).toEqual(INVALID);
      await db.trial('postgres', async () => {
        expect(await ask('check', { user_id: ana })).toEqual({ verified: true }); // the fifth
      });
      await ask('check', { user_id: ana, code: '000004' });
      expect(await ask('check', { user_id: ana })).toEqual(INVALID);
    });
  });

  test('expires after ten minutes', async () => {
    await db.trial('postgres', async () => {
      await ask('issue', { user_id: ana });
      await pass('9 minutes 59 seconds');
      await db.trial('postgres', async () => {
        expect(await ask('check', { user_id: ana })).toEqual({ verified: true });
      });
      await pass('2 seconds');
      expect(await ask('check', { user_id: ana })).toEqual(INVALID);
    });
  });

  test('works only for its requester, and for no other number', async () => {
    await db.trial('postgres', async () => {
      await ask('issue', { user_id: ana });
      expect(await ask('check', { user_id: bruno })).toEqual(INVALID);
      expect(await ask('check', {})).toEqual(INVALID);
      expect(await ask('check', { user_id: ana, number: '5585911112222' })).toEqual(INVALID);
      expect(await ask('check', { user_id: ana })).toEqual({ verified: true });
    });
  });

  test('is replaced by the next of the same person, and not by another person’s', async () => {
    await db.trial('postgres', async () => {
      await ask('issue', { user_id: ana, code: '111111' });
      await pass('61 seconds');
      await ask('issue', { user_id: bruno, code: '222222' });
      await pass('61 seconds');
      await db.trial('postgres', async () => {
        expect(await ask('check', { user_id: ana, code: '111111' })).toEqual({ verified: true });
      });
      await ask('issue', { user_id: ana, code: '333333' });
      expect(await ask('check', { user_id: ana, code: '111111' })).toEqual(INVALID);
      expect(await ask('check', { user_id: ana, code: '333333' })).toEqual({ verified: true });
    });
  });

  test('of a visitor proves nothing that the server stores', async () => {
    await db.trial('postgres', async () => {
      await ask('issue');
      expect(await ask('check')).toEqual({ verified: true });
      expect(await verifiedAt(ana)).toBeNull();
      expect(await db.one('select count(*)::int from private.whatsapp_proofs')).toBe(0);
    });
  });

  test('is sent to Brazilian numbers only', async () => {
    expect(await ask('issue', { number: '+49 1512 3456789' })).toEqual({
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
        expect(await ask('issue', { ip_hash: hashOf(n), user_id: n % 2 ? ana : bruno })).toEqual({
          issued: true,
        });
        await pass(apart);
      }
      expect(await ask('issue', { ip_hash: hashOf('x') })).toEqual({
        issued: false,
        code: 'too_many_requests',
        retry_after_s: wait_s,
      });
      await pass(per);
      expect(await ask('issue')).toEqual({ issued: true });
    });
  });

  test('twenty an address and hour, whatever the numbers', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 20; n += 1)
        expect(await ask('issue', { number: `55859${10_000_000 + n}` })).toEqual({ issued: true });
      expect(await ask('issue', { number: '5585955555555' })).toMatchObject({
        code: 'too_many_requests',
      });
      expect(await ask('issue', { number: '5585955555555', ip_hash: hashOf('other') })).toEqual({
        issued: true,
      });
    });
  });

  test('[T2] a number with an account gets the same answers as one without', async () => {
    const story = async (number: string) => {
      const said: unknown[] = [];
      await db.trial('postgres', async () => {
        said.push(await ask('issue', { number }), await ask('issue', { number }));
        for (let n = 0; n < 6; n += 1) said.push(await ask('check', { number, code: `00000${n}` }));
      });
      return said;
    };
    await db.trial('postgres', async () => {
      await db.rows('update public.profile_contacts set verified_at = now() where user_id = $1', [
        ana,
      ]);
      expect(await story(NUMBER)).toEqual(await story('5585900000000'));
    });
  });
});

test('a number that another account has verified is taken', async () => {
  await db.trial('postgres', async () => {
    await ask('issue', { user_id: ana });
    await ask('check', { user_id: ana });
    await pass('61 seconds');
    await ask('issue', { user_id: bruno });
    expect(await ask('check', { user_id: bruno })).toEqual({
      verified: false,
      code: 'whatsapp_taken',
    });
    expect(await verifiedAt(bruno)).toBeNull();
    expect(await verifiedAt(ana)).not.toBeNull();
  });
});

test.each(['issue_whatsapp_code', 'check_whatsapp_code', 'claim_pushes', 'settle_pushes'])(
  '%s is for the service alone',
  async (fn) => {
    for (const who of ['anon', { user: ana }] as const)
      expect(await refusal(() => db.rpc(who, fn, {}))).toMatchObject({ sql_state: '42501' });
  },
);

describe('[T4] a new number', () => {
  const set = (user: string, whatsapp: string) =>
    verdict(db, user, { name: 'set_whatsapp@1', args: { whatsapp } });

  test('is not verified; the same one stays verified', async () => {
    await db.trial('postgres', async () => {
      await db.rows('update public.profile_contacts set verified_at = now() where user_id = $1', [
        ana,
      ]);
      expect(await set(ana, '(85) 98888-7777')).toBe('applied');
      expect(await verifiedAt(ana)).not.toBeNull();
      expect(await set(ana, '85911112222')).toBe('applied');
      expect(await verifiedAt(ana)).toBeNull();
    });
  });

  test('that was proved within the hour is verified', async () => {
    await db.trial('postgres', async () => {
      const number = '5585911112222';
      await ask('issue', { user_id: ana, number });
      await ask('check', { user_id: ana, number });
      expect(await verifiedAt(ana)).toBeNull(); // the profile has the old one
      await db.trial('postgres', async () => {
        await set(ana, number);
        expect(await verifiedAt(ana)).not.toBeNull();
      });
      await db.trial('postgres', async () => {
        await set(bruno, number); // ana proved it
        expect(await verifiedAt(bruno)).toBeNull();
      });
      await pass('61 minutes');
      await set(ana, number);
      expect(await verifiedAt(ana)).toBeNull();
    });
  });

  test('is refused when another account verified it meanwhile, by mutation too', async () => {
    await db.trial('postgres', async () => {
      const number = '5585911112222';
      await db.rows(`select private.prove_whatsapp($1, $2)`, [ana, number]);
      await db.rows(
        'update public.profile_contacts set whatsapp = $2, verified_at = now() where user_id = $1',
        [bruno, number],
      );
      expect(await set(ana, number)).toBe('whatsapp_taken');
    });
  });

  test('becomes the first of an account without one', async () => {
    await db.trial('postgres', async () => {
      const carla = await addPerson(db, 'Carla');
      expect(await set(carla, '85911112222')).toBe('applied');
      expect(await set(carla, '123')).toBe('invalid_args: whatsapp');
    });
  });
});

describe('[T2] [decision 6] where a number is registered', () => {
  const check = (user: string, number: string) =>
    db.request({ user }, () => db.one<object>('select public.check_whatsapp($1)', [number]));

  test('says where my own verified number takes part, and where any does in my events', async () => {
    await db.trial('postgres', async () => {
      const event = await addEvent(db, bruno, { name: 'Operação Canindé' });
      await addOperator(db, ana, { event, whatsapp: NUMBER, team: 'Lobos' });
      const found = {
        exists: true,
        teams: ['Lobos'],
        events: [{ id: event, name: 'Operação Canindé' }],
      };
      expect(await check(bruno, '(85) 98888-7777')).toEqual(found);
      expect(await check(ana, NUMBER)).toEqual({ exists: false }); // not verified
      await db.rows('update public.profile_contacts set verified_at = now() where user_id = $1', [
        ana,
      ]);
      expect(await check(ana, NUMBER)).toEqual(found);
    });
  });

  test('gives at most five answers', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 6; n += 1)
        await addOperator(db, ana, { event: await addEvent(db, bruno), whatsapp: NUMBER });
      expect((await check(bruno, NUMBER)) as { events: [] }).toHaveProperty('events.length', 5);
    });
  });

  test('may be asked ten times a minute', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 10; n += 1) await check(ana, '85911112222');
      expect(await refusal(() => check(ana, NUMBER))).toMatchObject({
        message: 'too_many_requests',
      });
      expect(await check(bruno, NUMBER)).toEqual({ exists: false });
      await pass('61 seconds');
      expect(await check(ana, NUMBER)).toEqual({ exists: false });
    });
  });

  test('a thousand numbers reveal nothing to a stranger', async () => {
    await db.trial('postgres', async () => {
      const owner = await addPerson(db, 'Organizadora');
      const event = await addEvent(db, owner);
      await addOperator(db, ana, { event, whatsapp: '5500900000500' });
      const answers = new Set<string>();
      for (let n = 0; n < 1000; n += 1) {
        if (n % 10 === 0) await pass('61 seconds');
        answers.add(JSON.stringify(await check(bruno, `5500900000${String(n).padStart(3, '0')}`)));
      }
      expect([...answers]).toEqual(['{"exists":false}']);
    });
  });

  test('answers no anonymous caller', async () => {
    const refused = await refusal(() =>
      db.request('anon', () => db.one(`select public.check_whatsapp('1')`)),
    );
    expect(refused).toMatchObject({ sql_state: '42501' });
  });
});

test('codes and proofs are deleted after a day, attempts after two', async () => {
  await db.trial('postgres', async () => {
    await ask('issue', { user_id: ana });
    await ask('check', { user_id: ana });
    await db.rows(`select private.take_turn('check_whatsapp', 'x', 1, interval '1 minute')`);
    expect(await db.one('select private.forget_whatsapp_codes()')).toBe(0);
    await pass('2 days 1 second');
    expect(await db.one('select private.forget_whatsapp_codes()')).toBe(2);
    expect(await db.one('select private.forget_attempts()')).toBe(1);
  });
});
