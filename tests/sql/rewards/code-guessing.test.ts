import { describe, expect, test } from 'vitest';
import { DEVICE, pushOf, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { patchCodes } from './patch-code-acts.ts';
import { refusal } from '../session.ts';
import { LONG } from '../../runner/suite.ts';

const db = await databaseOfFile();
const patches = await patchCodes(db);

/** The outcome of redeeming alone in a request; `waits` when the server asks for patience. */
async function redeemed(user: string, code: string): Promise<string> {
  let said = '';
  const refused = await refusal(async () => {
    said = await patches.redeem(user, code);
  });
  return refused?.sql_state === 'PT429' ? 'waits' : said;
}

describe('[T16] guessing', () => {
  test('a refused attempt counts: five a minute, whether to look or to redeem', async () => {
    const [code] = await patches.oneCode();
    const one = await patches.person();
    for (let n = 0; n < 3; n += 1)
      expect(await patches.redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
    for (let n = 0; n < 2; n += 1)
      expect(await patches.validate(one, 'AAAAAAAAAA')).toMatchObject({
        code: 'patch_code_invalid',
      });
    expect(await redeemed(one, code)).toBe('waits');
    const over = { status: 'refused', code: 'too_many_requests' };
    const seconds = { retry_after_s: expect.any(Number) };
    const looked = await patches.validate(one, code);
    expect(looked).toEqual({ ...over, ...seconds });
    const { retry_after_s } = looked as unknown as { retry_after_s: number };
    expect(retry_after_s).toBeGreaterThan(50);
    expect(retry_after_s).toBeLessThanOrEqual(60);
    await patches.wait(one, '59 seconds');
    expect(await patches.validate(one, code)).toEqual({ ...over, retry_after_s: 1 });
    expect(await redeemed(one, code)).toBe('waits');
    await patches.wait(one, '2 seconds');
    expect(await patches.redeem(one, code)).toBe('applied');
  });

  test('negative control: an attempt rolled back with its refusal would not count', async () => {
    await db.trial('postgres', async () => {
      await db.exec(`do $$ begin execute replace(
        pg_get_functiondef('private.run_mutation(uuid,uuid,jsonb)'::regprocedure),
        'failed := rows_ ->> ''refused''', 'rows_ := null; perform private.refuse(''patch_code_invalid'')'); end $$`);
      const one = await patches.person();
      for (let n = 0; n < 8; n += 1)
        expect(await patches.redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
    });
  });

  test('a code that was found costs no second try', async () => {
    const [code] = await patches.oneCode();
    const one = await patches.person();
    expect(await patches.validate(one, code)).toMatchObject({ status: 'found' });
    for (let n = 0; n < 4; n += 1) await patches.redeem(one, 'AAAAAAAAAA');
    const [other] = await patches.oneCode();
    expect(await redeemed(one, other)).toBe('waits');
    expect(await patches.redeem(one, code)).toBe('applied');
  });

  test('[U5][U7] over the limit a code waits, and what was sent with it does not', async () => {
    const [code] = await patches.oneCode();
    const one = await patches.person();
    for (let n = 0; n < 5; n += 1) await patches.redeem(one, 'AAAAAAAAAA');
    const waiting = { id: crypto.randomUUID(), name: 'redeem_patch@1', args: { code } };
    const other = { name: 'create_event@1', args: {} };
    const { results } = await db.rpc<{ results: object[] }>(
      { user: one },
      'sync_push',
      pushOf(one, [waiting, other]),
    );
    expect(results).toMatchObject([{ status: 'rejected', code: 'invalid_args' }]);
    const alone = () => db.rpc({ user: one }, 'sync_push', pushOf(one, [waiting]));
    const refused = await refusal(alone);
    expect(refused).toMatchObject({ sql_state: 'PT429', message: 'too_many_requests' });
    const seconds = /"retry_after_s" : (\d+)/.exec(refused?.detail ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThan(50);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    await patches.wait(one, '61 seconds');
    expect(await alone()).toMatchObject({ results: [{ id: waiting.id, status: 'applied' }] });
  });

  test('thirty a day', async () => {
    const one = await patches.person();
    for (let n = 0; n < 30; n += 1) {
      expect(await patches.redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
      await patches.wait(one, '20 seconds');
    }
    expect(await redeemed(one, 'AAAAAAAAAA')).toBe('waits');
    await patches.wait(one, '1 day');
    expect(await patches.redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
    expect(await patches.tries(one)).toBe(1);
  });

  describe('from one address', () => {
    const from = (headers: object) => (user: string, code: string) =>
      db.request({ user }, async () => {
        await db.rows(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
        return db.one<{ code?: string }>('select public.validate_code($1)', [code]);
      });
    /** Sixty guesses by twenty people. */
    const guessFrom = async (headers: object) => {
      for (let n = 0; n < 20; n += 1) {
        const one = await patches.person();
        for (let i = 0; i < 3; i += 1)
          expect(await from(headers)(one, 'AAAAAAAAAA')).toMatchObject({
            code: 'patch_code_invalid',
          });
      }
    };
    const refused = {
      status: 'refused',
      code: 'too_many_requests',
      retry_after_s: expect.any(Number),
    };

    test('sixty guesses an hour, whoever makes them; the address is stored as a hash', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      await guessFrom(headers);
      const [code] = await patches.oneCode();
      const one = await patches.person();
      expect(await from(headers)(one, code)).toEqual(refused);
      expect(await patches.tries(one)).toBe(0); // learned nothing, so it does not count
      // only the last entry counts, which the gateway wrote: an earlier one does not make another
      // address
      expect(await from({ 'x-forwarded-for': '9.9.9.9, 203.0.113.7' })(one, code)).toEqual(refused);
      expect(await from({ 'x-forwarded-for': '::ffff:203.0.113.7' })(one, code)).toEqual(refused);
      expect(await from({ 'x-forwarded-for': '203.0.113.8' })(one, code)).toMatchObject({
        status: 'found',
      });
      expect(JSON.stringify(await db.rows('select * from private.attempts'))).not.toContain('203.');
      await db.rows(`update private.attempts set at = at - interval '61 minutes'`);
      expect(await from(headers)(one, code)).toMatchObject({ status: 'found' });
    });

    test('of IPv6 a network counts as one address, and another network as another', async () => {
      await guessFrom({ 'cf-connecting-ip': '2001:db8:0:1::1' });
      const [code] = await patches.oneCode();
      const same = { 'cf-connecting-ip': '2001:db8:0:1:ffff::9' };
      expect(await from(same)(await patches.person(), code)).toEqual(refused);
      const other = { 'cf-connecting-ip': '2001:db8:0:2::1' };
      expect(await from(other)(await patches.person(), code)).toMatchObject({ status: 'found' });
    });

    test('a field full of people redeems from one address', async () => {
      const headers = { 'x-real-ip': '198.51.100.1' };
      const [code] = await patches.oneCode({ max_uses: 100 });
      for (let n = 0; n < 70; n += 1) {
        const user = await patches.person();
        const said = await db.request({ user }, async () => {
          await db.rows(`select set_config('request.headers', $1, true)`, [
            JSON.stringify(headers),
          ]);
          return verdict(db, user, { name: 'redeem_patch@1', args: { code } });
        });
        expect(said).toBe('applied');
      }
    });

    test('an invalid address limits nobody', async () => {
      await guessFrom({ 'x-forwarded-for': 'unknown' });
      expect(
        await from({ 'x-forwarded-for': 'unknown' })(await patches.person(), 'AAAAAAAAAA'),
      ).toMatchObject({ code: 'patch_code_invalid' });
    });
  });

  test('nobody reads codes, uses or attempts, and redeeming requires an account', async () => {
    for (const table of ['patch_codes', 'patch_redemptions', 'code_tries']) {
      const read = () => db.rows(`select * from private.${table}`);
      expect(await refusal(() => db.trial({ user: patches.admin }, read))).toMatchObject({
        sql_state: '42501',
      });
    }
    const ask = () => db.one(`select public.validate_code('AAAAAAAAAA')`);
    expect(await refusal(() => db.trial('anon', ask))).toMatchObject({ sql_state: '42501' });
  });

  if (LONG) {
    test('of ten thousand guesses by a hundred people only five per person are looked up, although there are a thousand codes to find', async () => {
      await patches.codes({ count: 500 });
      await patches.codes({ count: 500 });
      const people = await Promise.all(Array.from({ length: 100 }, patches.person));
      const said = new Map<string, number>();
      for (const one of people) {
        for (let batch = 0; batch < 5; batch += 1) {
          const mutations = Array.from({ length: 20 }, (_, seq) => ({
            id: crypto.randomUUID(),
            seq,
            name: 'redeem_patch@1',
            args: { code: crypto.randomUUID().replaceAll('-', '').slice(0, 10) },
          }));
          const push = { v: 1, user_id: one, device_id: DEVICE, mutations };
          const refused = await refusal(async () => {
            const { results } = await db.rpc<{ results: { code: string }[] }>(
              { user: one },
              'sync_push',
              push,
            );
            for (const { code } of results) said.set(code, (said.get(code) ?? 0) + 1);
          });
          if (refused) said.set(refused.sql_state, (said.get(refused.sql_state) ?? 0) + 1);
        }
      }
      expect(Object.fromEntries(said)).toEqual({ patch_code_invalid: 500, PT429: 400 });
    });
  }
});
