import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdmin, addPerson, DEVICE, mutate, verdict } from './acts.ts';
import { openDatabase } from './database.ts';
import { refusal } from './session.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let admin: string;
beforeAll(async () => {
  db = await openDatabase();
  admin = await addAdmin(db);
});
afterAll(() => db[Symbol.asyncDispose]());

const person = () => addPerson(db, 'Jogadora');

async function addPatch(): Promise<string> {
  const args = { id: crypto.randomUUID(), nome: `Patch ${crypto.randomUUID()}` };
  expect(await verdict(db, admin, { name: 'create_patch@1', args })).toBe('applied');
  return args.id;
}

/** Codes of a new patch. */
async function codes(args: object = {}): Promise<[code: string, patch: string][]> {
  const patch = await addPatch();
  await mutate(db, admin, { name: 'generate_patch_codes@1', args: { patch_id: patch, ...args } });
  const rows = await db.rows<{ code: string }>(
    'select code from private.patch_codes where patch_id = $1',
    [patch],
  );
  return rows.map(({ code }) => [code, patch]);
}
const oneCode = async (args: object = {}) => (await codes(args))[0] ?? ['', ''];

const redeem = (user: string, code: string) =>
  verdict(db, user, { name: 'redeem_patch@1', args: { code } });
const validate = (user: string, code: string) =>
  db.request({ user }, () =>
    db.one<Record<string, unknown>>('select public.validate_code($1)', [code]),
  );
const tries = (user: string) =>
  db.one<number>(
    'select coalesce((select cardinality(at) from private.code_tries where user_id = $1), 0)',
    [user],
  );
/** As if the attempts so far had been made that much earlier. */
const wait = (user: string, interval: string) =>
  db.rows(
    `update private.code_tries set at = array(select a - $2::interval from unnest(at) a) where user_id = $1`,
    [user, interval],
  );

describe('codes are generated', () => {
  test('of fifty random bits, in Crockford’s alphabet', async () => {
    const made = await db.rows<{ code: string }>(
      'select private.new_patch_code() as code from generate_series(1, 20000)',
    );
    const all = made.map(({ code }) => code);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{10}$/.test(code))).toEqual([]);
    for (let place = 0; place < 10; place += 1) {
      const seen = new Map<string, number>();
      for (const code of all) seen.set(code[place]!, (seen.get(code[place]!) ?? 0) + 1);
      expect(seen.size).toBe(32); // about 625 each
      expect(Math.min(...seen.values())).toBeGreaterThan(450);
      expect(Math.max(...seen.values())).toBeLessThan(800);
    }
  });

  test('for one patch as many as requested, or one for each patch without a usable one', async () => {
    expect(await codes({ count: 7 })).toHaveLength(7);
    const [used] = await oneCode();
    await redeem(await person(), used);
    const [over, stale] = await oneCode({ expires_at: '2100-01-01T00:00:00Z' });
    await db.rows(
      `update private.patch_codes set expires_at = now() - interval '1 day' where code = $1`,
      [over],
    );
    const bare = await addPatch();
    const made = await mutate(db, admin, { name: 'generate_patch_codes@1', args: {} });
    expect(made.touched).toHaveLength(3);
    expect(made.touched.map(([, id]) => id)).toEqual(expect.arrayContaining([stale, bare]));
    expect(await verdict(db, admin, { name: 'generate_patch_codes@1', args: {} })).toBe(
      'no_patch_without_code',
    );
    expect(
      await verdict(db, admin, {
        name: 'generate_patch_codes@1',
        args: { patch_id: crypto.randomUUID() },
      }),
    ).toBe('patch_not_found: patch_id');
    expect(
      await verdict(db, admin, {
        name: 'generate_patch_codes@1',
        args: { patch_id: bare, expires_at: '2020-01-01T00:00:00Z' },
      }),
    ).toBe('invalid_args: expires_at');
    const listed = await db.request({ user: admin }, () =>
      db.one<{ codigo: string; nome: string }[]>('select public.admin_list_codes()'),
    );
    expect(listed).toHaveLength(12);
    expect(listed[0]).toMatchObject({ codigo: expect.any(String), used: expect.any(Number) });
  });
});

describe('a code', () => {
  test('shows its patch and gives it, however it is typed; another person finds it used up', async () => {
    const [code, patch] = await oneCode();
    const [one, two] = [await person(), await person()];
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(await validate(one, typed)).toMatchObject({
      status: 'found',
      owned: false,
      patch: { id: patch },
    });
    const said = await mutate(db, one, { name: 'redeem_patch@1', args: { code: typed } });
    expect(said.status).toBe('applied');
    expect(said.rows.map(([, row]) => String(row['kind'])).toSorted()).toEqual([
      'user_patch',
      'user_points',
    ]);
    expect(await redeem(one, code)).toBe('patch_already_redeemed');
    expect(await redeem(two, code)).toBe('patch_code_invalid');
    expect(await validate(two, code)).toEqual({ status: 'refused', code: 'patch_code_invalid' });
    expect(await db.one('select used from private.patch_codes where code = $1', [code])).toBe(1);
  });

  test('for three gives it to three, once each', async () => {
    const [code] = await oneCode({ max_uses: 3 });
    const people = [await person(), await person(), await person(), await person()];
    for (const one of people.slice(0, 3)) expect(await redeem(one, code)).toBe('applied');
    expect(await redeem(people[0]!, code)).toBe('patch_already_redeemed');
    expect(await redeem(people[3]!, code)).toBe('patch_code_invalid');
  });

  test('is not used up by a person who has the patch', async () => {
    const [code, patch] = await oneCode();
    const one = await person();
    await mutate(db, admin, { name: 'assign_patch@1', args: { user_id: one, patch_id: patch } });
    expect(await redeem(one, code)).toBe('patch_already_redeemed');
    expect(await db.one('select used from private.patch_codes where code = $1', [code])).toBe(0);
  });

  test('that is expired, used up, of a deleted patch, or unknown, gets the same answer', async () => {
    const [over] = await oneCode({ expires_at: '2100-01-01T00:00:00Z' });
    await db.rows(`update private.patch_codes set expires_at = now() where code = $1`, [over]);
    const [spent] = await oneCode();
    await redeem(await person(), spent);
    const [code, patch] = await oneCode();
    await db.rows('update public.patches set deleted_at = now() where id = $1', [patch]);
    const answers = new Set<string>();
    for (const given of [over, spent, code, '0000000000', 'não é um código', '🎲']) {
      const one = await person();
      const {
        status,
        code: said,
        touched,
        field,
      } = await mutate(db, one, {
        name: 'redeem_patch@1',
        args: { code: given },
      });
      answers.add(JSON.stringify([status, said, touched, field, await validate(one, given)]));
      expect(await tries(one)).toBe(2);
    }
    expect(answers.size).toBe(1);
  });

  test('deleted with its patch gives nothing', async () => {
    const [code, patch] = await oneCode();
    expect(await verdict(db, admin, { name: 'delete_patch@1', args: { id: patch } })).toBe(
      'applied',
    );
    expect(await redeem(await person(), code)).toBe('patch_code_invalid');
  });

  test('sent again is answered without another attempt', async () => {
    const [code] = await oneCode();
    const one = await person();
    for (const given of [code, 'AAAAAAAAAA']) {
      const mutation = { id: crypto.randomUUID(), name: 'redeem_patch@1', args: { code: given } };
      const first = await mutate(db, one, mutation);
      const spent = await tries(one);
      const second = await mutate(db, one, mutation);
      expect({ ...second, rows: [] }).toEqual({ ...first, rows: [], dup: true });
      expect(await tries(one)).toBe(spent);
    }
    expect(await db.one('select used from private.patch_codes where code = $1', [code])).toBe(1);
  });
});

describe('[T16] guessing', () => {
  test('a refused attempt counts: five a minute, whether to look or to redeem', async () => {
    const [code] = await oneCode();
    const one = await person();
    for (let n = 0; n < 3; n += 1)
      expect(await redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
    for (let n = 0; n < 2; n += 1)
      expect(await validate(one, 'AAAAAAAAAA')).toMatchObject({ code: 'patch_code_invalid' });
    expect(await redeem(one, code)).toBe('too_many_requests');
    expect(await validate(one, code)).toEqual({ status: 'refused', code: 'too_many_requests' });
    await wait(one, '59 seconds');
    expect(await redeem(one, code)).toBe('too_many_requests');
    await wait(one, '2 seconds');
    expect(await redeem(one, code)).toBe('applied');
  });

  test('negative control: an attempt rolled back with its refusal would not count', async () => {
    await db.trial('postgres', async () => {
      await db.exec(`do $$ begin execute replace(
        pg_get_functiondef('private.run_mutation(uuid,uuid,jsonb)'::regprocedure),
        'failed := rows_ ->> ''refused''', 'rows_ := null; perform private.refuse(''patch_code_invalid'')'); end $$`);
      const one = await person();
      for (let n = 0; n < 8; n += 1)
        expect(await redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
    });
  });

  test('thirty a day', async () => {
    const one = await person();
    for (let n = 0; n < 30; n += 1) {
      expect(await redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
      await wait(one, '20 seconds');
    }
    expect(await redeem(one, 'AAAAAAAAAA')).toBe('too_many_requests');
    await wait(one, '1 day');
    expect(await redeem(one, 'AAAAAAAAAA')).toBe('patch_code_invalid');
    expect(await tries(one)).toBe(1);
  });

  test('ten thousand guesses of a hundred people, with a thousand codes to find: five each are looked up', async () => {
    await codes({ count: 500 });
    await codes({ count: 500 });
    const people = await Promise.all(Array.from({ length: 100 }, person));
    const said = new Map<string, number>();
    for (const one of people) {
      for (let batch = 0; batch < 2; batch += 1) {
        const mutations = Array.from({ length: 50 }, (_, seq) => ({
          id: crypto.randomUUID(),
          seq,
          name: 'redeem_patch@1',
          args: { code: crypto.randomUUID().replaceAll('-', '').slice(0, 10) },
        }));
        const { results } = await db.rpc<{ results: { code: string }[] }>(
          { user: one },
          'sync_push',
          {
            v: 1,
            user_id: one,
            device_id: DEVICE,
            mutations,
          },
        );
        for (const { code } of results) said.set(code, (said.get(code) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(said)).toEqual({ patch_code_invalid: 500, too_many_requests: 9500 });
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
        const one = await person();
        for (let i = 0; i < 3; i += 1)
          expect(await from(headers)(one, 'AAAAAAAAAA')).toMatchObject({
            code: 'patch_code_invalid',
          });
      }
    };
    const refused = { status: 'refused', code: 'too_many_requests' };

    test('sixty guesses an hour, whoever makes them; the address is stored as a hash', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      await guessFrom(headers);
      const [code] = await oneCode();
      const one = await person();
      expect(await from(headers)(one, code)).toEqual(refused);
      expect(await tries(one)).toBe(0); // learned nothing, so it does not count
      // the gateway's own entry is the last: an earlier one does not make another address
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
      const [code] = await oneCode();
      const same = { 'cf-connecting-ip': '2001:db8:0:1:ffff::9' };
      expect(await from(same)(await person(), code)).toEqual(refused);
      const other = { 'cf-connecting-ip': '2001:db8:0:2::1' };
      expect(await from(other)(await person(), code)).toMatchObject({ status: 'found' });
    });

    test('a field full of people redeems from one address', async () => {
      const headers = { 'x-real-ip': '198.51.100.1' };
      const [code] = await oneCode({ max_uses: 100 });
      for (let n = 0; n < 70; n += 1) {
        const user = await person();
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
        await from({ 'x-forwarded-for': 'unknown' })(await person(), 'AAAAAAAAAA'),
      ).toMatchObject({ code: 'patch_code_invalid' });
    });
  });

  test('nobody reads codes, uses or attempts, and redeeming requires an account', async () => {
    for (const table of ['patch_codes', 'patch_redemptions', 'code_tries']) {
      const read = () => db.rows(`select * from private.${table}`);
      expect(await refusal(() => db.trial({ user: admin }, read))).toMatchObject({
        sql_state: '42501',
      });
    }
    const ask = () => db.one(`select public.validate_code('AAAAAAAAAA')`);
    expect(await refusal(() => db.trial('anon', ask))).toMatchObject({ sql_state: '42501' });
  });
});
