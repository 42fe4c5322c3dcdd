import { describe, expect, test } from 'vitest';
import { mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { patchCodes } from './patch-code-acts.ts';

const db = await databaseOfFile();
const patches = await patchCodes(db);

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
    expect(await patches.codes({ count: 7 })).toHaveLength(7);
    const [used] = await patches.oneCode();
    await patches.redeem(await patches.person(), used);
    const [over, stale] = await patches.oneCode({ expires_at: '2100-01-01T00:00:00Z' });
    await db.rows(
      `update private.patch_codes set expires_at = now() - interval '1 day' where code = $1`,
      [over],
    );
    const bare = await patches.addPatch();
    const made = await mutate(db, patches.admin, { name: 'generate_patch_codes@1', args: {} });
    expect(made.touched).toHaveLength(3);
    expect(made.touched.map(([, id]) => id)).toEqual(expect.arrayContaining([stale, bare]));
    expect(await verdict(db, patches.admin, { name: 'generate_patch_codes@1', args: {} })).toBe(
      'no_patch_without_code',
    );
    expect(
      await verdict(db, patches.admin, {
        name: 'generate_patch_codes@1',
        args: { patch_id: crypto.randomUUID() },
      }),
    ).toBe('patch_not_found: patch_id');
    expect(
      await verdict(db, patches.admin, {
        name: 'generate_patch_codes@1',
        args: { patch_id: bare, expires_at: '2020-01-01T00:00:00Z' },
      }),
    ).toBe('invalid_args: expires_at');
    const listed = await db.request({ user: patches.admin }, () =>
      db.one<{ codigo: string; nome: string }[]>('select public.admin_list_codes()'),
    );
    expect(listed).toHaveLength(12);
    expect(listed[0]).toMatchObject({ codigo: expect.any(String), used: expect.any(Number) });
  });
});

describe('a code', () => {
  test('shows its patch and gives it, however it is typed; another person finds it used up', async () => {
    const [code, patch] = await patches.oneCode();
    const [one, two] = [await patches.person(), await patches.person()];
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(await patches.validate(one, typed)).toMatchObject({
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
    expect(await patches.redeem(one, code)).toBe('patch_already_redeemed');
    // who redeemed it reads that they have it, not that it is invalid
    expect(await patches.validate(one, code)).toMatchObject({
      status: 'found',
      owned: true,
      patch: { id: patch },
    });
    expect(await patches.redeem(two, code)).toBe('patch_code_invalid');
    expect(await patches.validate(two, code)).toEqual({
      status: 'refused',
      code: 'patch_code_invalid',
    });
    expect(await db.one('select used from private.patch_codes where code = $1', [code])).toBe(1);
  });

  test('for three people gives it to three, to each of them once', async () => {
    const [code] = await patches.oneCode({ max_uses: 3 });
    const people = [
      await patches.person(),
      await patches.person(),
      await patches.person(),
      await patches.person(),
    ];
    for (const one of people.slice(0, 3)) expect(await patches.redeem(one, code)).toBe('applied');
    expect(await patches.redeem(people[0]!, code)).toBe('patch_already_redeemed');
    expect(await patches.redeem(people[3]!, code)).toBe('patch_code_invalid');
  });

  test('is not used up by a person who has the patch', async () => {
    const [code, patch] = await patches.oneCode();
    const one = await patches.person();
    await mutate(db, patches.admin, {
      name: 'assign_patch@1',
      args: { user_id: one, patch_id: patch },
    });
    expect(await patches.redeem(one, code)).toBe('patch_already_redeemed');
    expect(await db.one('select used from private.patch_codes where code = $1', [code])).toBe(0);
  });

  test('that is expired, used up, of a deleted patch, or unknown, gets the same answer', async () => {
    const [over] = await patches.oneCode({ expires_at: '2100-01-01T00:00:00Z' });
    await db.rows(`update private.patch_codes set expires_at = now() where code = $1`, [over]);
    const [spent] = await patches.oneCode();
    await patches.redeem(await patches.person(), spent);
    const [code, patch] = await patches.oneCode();
    await db.rows('update public.patches set deleted_at = now() where id = $1', [patch]);
    const answers = new Set<string>();
    for (const given of [over, spent, code, '0000000000', 'não é um código', '🎲']) {
      const one = await patches.person();
      const {
        status,
        code: said,
        touched,
        field,
      } = await mutate(db, one, {
        name: 'redeem_patch@1',
        args: { code: given },
      });
      answers.add(
        JSON.stringify([status, said, touched, field, await patches.validate(one, given)]),
      );
      expect(await patches.tries(one)).toBe(2);
    }
    expect(answers.size).toBe(1);
  });

  test('is over at the moment when it expires, and none is made that expires now', async () => {
    const [code, patch] = await patches.oneCode({ expires_at: '2100-01-01T00:00:00Z' });
    const one = await patches.person();
    const make = (args: object) =>
      mutate(db, patches.admin, { name: 'generate_patch_codes@1', args });
    await make({}); // now every patch has a usable code
    await db.trial('postgres', async () => {
      await db.rows('update private.patch_codes set expires_at = now() where code = $1', [code]);
      expect(await patches.validate(one, code)).toMatchObject({ status: 'refused' });
      expect(await patches.redeem(one, code)).toBe('patch_code_invalid');
      const now = await db.one<string>(
        `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      );
      expect(await make({ patch_id: patch, expires_at: now })).toMatchObject({
        code: 'invalid_args',
        field: 'expires_at',
      });
      expect((await make({})).touched).toEqual([['patches', patch]]);
    });
  });

  test('that was deleted with its patch gives nothing', async () => {
    const [code, patch] = await patches.oneCode();
    expect(await verdict(db, patches.admin, { name: 'delete_patch@1', args: { id: patch } })).toBe(
      'applied',
    );
    expect(await patches.redeem(await patches.person(), code)).toBe('patch_code_invalid');
  });

  test('that was withdrawn is answered as an unknown one, and who redeemed it keeps the patch', async () => {
    const [code, patch] = await patches.oneCode({ max_uses: 9 });
    const [one, two] = [await patches.person(), await patches.person()];
    expect(await patches.redeem(one, code)).toBe('applied');
    expect(await patches.validate(two, code)).toMatchObject({ status: 'found' });
    const id = await db.one<string>('select id from private.patch_codes where code = $1', [code]);
    const withdraw = (ids: unknown) =>
      verdict(db, patches.admin, { name: 'withdraw_patch_codes@1', args: { ids } });
    expect(await withdraw([id, crypto.randomUUID()])).toBe('applied');
    const since = () =>
      db.one<string>('select withdrawn_at::text from private.patch_codes where id = $1', [id]);
    const first = await since();
    expect(await withdraw([id])).toBe('applied');
    expect(await since()).toBe(first);
    expect(await patches.redeem(two, code)).toBe('patch_code_invalid'); // though just looked up
    expect(await patches.validate(await patches.person(), code)).toEqual({
      status: 'refused',
      code: 'patch_code_invalid',
    });
    expect(
      await db.one('select count(*)::int from public.user_patches where patch_id = $1', [patch]),
    ).toBe(1);
    const listed = await db.request({ user: patches.admin }, () =>
      db.one<{ id: string; withdrawn_at: string | null }[]>('select public.admin_list_codes()'),
    );
    expect(listed.find((row) => row.id === id)?.withdrawn_at).toEqual(expect.any(String));
    expect(await verdict(db, patches.admin, { name: 'generate_patch_codes@1', args: {} })).toBe(
      'applied',
    );
    for (const ids of [[], Array(501).fill(id), ['no id'], 'no list'])
      expect(await withdraw(ids)).toBe('invalid_args: ids');
  });

  test('sent again is answered without another attempt', async () => {
    const [code] = await patches.oneCode();
    const one = await patches.person();
    for (const given of [code, 'AAAAAAAAAA']) {
      const mutation = { id: crypto.randomUUID(), name: 'redeem_patch@1', args: { code: given } };
      const first = await mutate(db, one, mutation);
      const spent = await patches.tries(one);
      const second = await mutate(db, one, mutation);
      expect({ ...second, rows: [] }).toEqual({ ...first, rows: [], dup: true });
      expect(await patches.tries(one)).toBe(spent);
    }
    expect(await db.one('select used from private.patch_codes where code = $1', [code])).toBe(1);
  });
});
