import { describe, expect, test } from 'vitest';
import { cleanName, personNameProblem } from '#domain/person/person-name.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { addPerson, forgetUses, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';
import { typed_name } from './typed-names.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana', '5585988887777');
const bruno = await addPerson(db, 'Bruno');

const update = async (patch: object) => {
  await forgetUses(db, ana);
  return verdict(db, ana, { name: 'update_profile@1', args: { patch } });
};

describe('a profile', () => {
  test('is changed field by field', async () => {
    await db.trial('postgres', async () => {
      expect(await update({ team: 'Lobos', operator_experience: 'veterano' })).toBe('applied');
      expect(await update({ name: 'Ana Lúcia' })).toBe('applied');
      expect(await update({ operator_experience: null })).toBe('applied');
      const [row] = await db.rows('select * from public.profiles where id = $1', [ana]);
      expect(row).toMatchObject({ name: 'Ana Lúcia', team: 'Lobos', operator_experience: null });
    });
  });

  test.each([
    ['name', 'J'],
    ['name', null],
    ['name', 'Z3R0'],
    ['name', '<b>Ana</b>'],
    ['name', 'Ana 🎯'],
    ['name', '---'],
    ['name', '\u202E\u200E'],
    ['name', 'a'.repeat(101)],
    ['team', 'x'.repeat(101)],
    ['avatar_url', 'javascript:alert(1)'],
    ['operator_experience', 'avancado'],
    ['operator_classes', ['sniper', 'general']],
    ['operator_classes', 'sniper'],
    ['id', crypto.randomUUID()],
    ['rev', 9],
  ])('[T8] refuses %s = %j', async (field, value) => {
    expect(await update({ [field]: value })).toBe(`invalid_args: ${field}`);
  });

  test.each([
    ['  José   da Silva ', 'José da Silva'],
    ['Ganhe um PIX em http://exemplo.com', 'Ganhe um PIX em httpexemplocom'],
    ['Ana \u202eazuoS\u0007', 'Ana azuoS'],
    ['\u200b\u200b', 'Operador'],
    ['<1>', 'Operador'],
    ['---', 'Operador'],
    ['D´Ávila', "D'Ávila"], // and not DÁvila
    ['Ａｎａ\u2011Ｌú', 'Ana-Lú'],
    ['Ana <> Lima', 'Ana Lima'],
    ['Jo', 'Jo'],
    ['J', 'Operador'],
  ])('[T9] signed up as %j is %s: characters that no name has are removed', async (typed, kept) => {
    await db.trial('postgres', async () => {
      const id = await addPerson(db, typed);
      expect(await db.one('select name from public.profiles where id = $1', [id])).toBe(kept);
    });
  });

  test('accepts a name that the form accepted, whatever the letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(typed_name, fc.string({ unit: 'grapheme', minLength: 2, maxLength: 30 })),
        async (typed) => {
          const clean = cleanName(typed);
          fc.pre(
            personNameProblem(clean, { at_least: 2, too_short: 'profile_name_too_short' }) ===
              undefined,
          );
          expect(await update({ name: clean })).toBe('applied');
        },
      ),
      { numRuns: 200 },
    );
  });

  test('shows others a card of it, and the card follows', async () => {
    await db.trial('postgres', async () => {
      await update({ name: 'Ana Lúcia', team: 'Lobos', avatar_url: null });
      const cards = await db.request({ user: bruno }, () =>
        db.rows('select * from public.public_profiles where id = $1', [ana]),
      );
      expect(cards).toEqual([{ id: ana, name: 'Ana Lúcia', team: 'Lobos', avatar_url: null }]);
      await db.rows('delete from auth.users where id = $1', [ana]);
      expect(
        await db.one('select count(*)::int from public.profile_cards where id = $1', [ana]),
      ).toBe(0);
    });
  });
});

describe('[T27] the list of people', () => {
  const list = (user: string, asked: object) =>
    db.rpc<{ total: number; people: { name: string; whatsapp: string | null }[] }>(
      { user },
      'admin_list_people',
      asked,
    );
  const asAdmin = (run: () => Promise<void>) =>
    db.trial('postgres', async () => {
      await db.rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [bruno]);
      await db.rows(`update public.profiles set name = 'Ana' where id = $1`, [ana]);
      await db.rows(
        `update public.profile_contacts set whatsapp = '5585988887777' where user_id = $1`,
        [ana],
      );
      await run();
    });

  test('is for administrators, and is logged', async () => {
    expect(await refusal(() => list(ana, {}))).toMatchObject({ message: 'not_allowed' });
    await asAdmin(async () => {
      expect(
        (await list(bruno, {})).people.map((person) => [person.name, person.whatsapp]),
      ).toEqual([
        ['Ana', '5585988887777'],
        ['Bruno', null],
      ]);
      expect(await db.rows('select user_id, what from private.access_log')).toContainEqual({
        user_id: bruno,
        what: 'admin_list_people',
      });
    });
  });

  test.each([
    ['an', ['Ana']],
    ['(85) 98888', ['Ana']],
    ['\u202a+55 85 98888\u20117777\u202c', ['Ana']],
    ['“Ana”, ', ['Ana']],
    ['7777', ['Ana']],
    ['5585', ['Ana']],
    ['000', []],
    ['%', []],
    ['12', []],
    ['', ['Ana', 'Bruno']],
  ])('is searched by name and number: %j', async (search, found) => {
    await asAdmin(async () => {
      expect((await list(bruno, { search })).people.map((person) => person.name)).toEqual(found);
    });
  });

  test('is closed to others whatever they ask, and behind its first door too', async () => {
    for (const sql of [
      `select public.admin_list_people('{"limit": 0}')`,
      `select private.list_people('', 1, 0)`,
    ])
      expect(await refusal(() => db.request({ user: ana }, () => db.rows(sql)))).toMatchObject({
        message: 'not_allowed',
      });
  });

  test('says which number is proved', async () => {
    await asAdmin(async () => {
      const proved = async () => (await list(bruno, { search: 'Ana' })).people;
      for (const [at, verified] of [
        [null, false],
        ['2026-01-01', true],
      ]) {
        await db.rows('update public.profile_contacts set verified_at = $2 where user_id = $1', [
          ana,
          at,
        ]);
        expect(await proved()).toMatchObject([{ verified }]);
      }
    });
  });

  test('comes in pages', async () => {
    await asAdmin(async () => {
      expect(await list(bruno, { limit: 1, offset: 1 })).toMatchObject({
        total: 2,
        people: [{ name: 'Bruno' }],
      });
    });
  });
});
