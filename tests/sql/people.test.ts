import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personNameProblem } from '#domain/person-name.ts';
import { profileClasses, profileExperiences } from '#sync/records/profile.ts';
import { fc } from '#tests/fixtures/generated-cases.ts';
import { addPerson, forgetUses, mutate, verdict } from './acts.ts';
import { agreement } from './agreement.ts';
import { openDatabase } from './database.ts';
import { refusal } from './session.ts';

const STATES = 500;

let db: Awaited<ReturnType<typeof openDatabase>>;
let ana: string;
let bruno: string;
beforeAll(async () => {
  db = await openDatabase();
  ana = await addPerson(db, 'Ana', '5585988887777');
  bruno = await addPerson(db, 'Bruno');
});
afterAll(() => db[Symbol.asyncDispose]());

const update = async (patch: object) => {
  await forgetUses(db, ana);
  return verdict(db, ana, { name: 'update_profile@1', args: { patch } });
};

/** Letters as people write them, and sometimes one of another script. */
const letter = fc.constantFrom(
  ...'aeiouAEIOUãçéÉíôÜñłşØđỹŽžцяλא가の字ªº'.split(''),
  "'",
  '’',
  '-',
  ' ',
);
const name = fc
  .array(letter, { minLength: 2, maxLength: 40 })
  .map((letters) => letters.join('').normalize('NFC').trim().replace(/\s+/g, ' '))
  .filter((typed) => typed.length >= 2);
const patch = fc.record(
  {
    name,
    team: fc.option(name),
    avatar_url: fc.constantFrom(null, 'https://exemplo.test/a.webp', 'http://exemplo.test/ã'),
    operator_experience: fc.option(fc.constantFrom(...profileExperiences)),
    operator_classes: fc.array(fc.constantFrom(...profileClasses), { maxLength: 8 }),
  },
  { requiredKeys: [] },
);

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
    ['name', '\u202EanA'],
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
  ])('[T9] signed up as %j is %s: characters that no name has are removed', async (typed, kept) => {
    await db.trial('postgres', async () => {
      const id = await addPerson(db, typed);
      expect(await db.one('select name from public.profiles where id = $1', [id])).toBe(kept);
    });
  });

  test('accepts a name that the form accepted, whatever the letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(name, fc.string({ unit: 'grapheme', minLength: 2, maxLength: 30 })),
        async (typed) => {
          const clean = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
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

  test(`[issue 3] in ${STATES} states the device shows what the server then does, once and twice`, async () => {
    await fc.assert(
      fc.asyncProperty(patch, async (given) => {
        const mutation = { name: 'update_profile@1', args: { patch: given } };
        const of = { user: ana, mutation, server_only: ['updated_at'] };
        expect(await agreement(db, of)).toEqual({ code: 'applied', differences: [] });
      }),
      { numRuns: STATES },
    );
  });

  test(`[issue 3] for ${STATES} numbers the device shows what the server then does, once and twice`, async () => {
    const number = fc.oneof(
      fc.constantFrom('5585988887777', '5585911112222'),
      fc.stringMatching(/^(55[1-9]\d{9,10}|[1-46-9]\d{11,14})$/),
    );
    await fc.assert(
      fc.asyncProperty(number, fc.boolean(), async (whatsapp, verified) => {
        if (verified)
          await db.rows(
            'update public.profile_contacts set verified_at = now() where user_id = $1',
            [ana],
          );
        const mutation = { name: 'set_whatsapp@1', args: { whatsapp } };
        const of = { user: ana, mutation, server_only: ['updated_at'] };
        expect(await agreement(db, of)).toEqual({ code: 'applied', differences: [] });
      }),
      { numRuns: STATES },
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
    ['7777', ['Ana']],
    ['%', []],
    ['12', []],
    ['', ['Ana', 'Bruno']],
  ])('is searched by name and number: %j', async (search, found) => {
    await asAdmin(async () => {
      expect((await list(bruno, { search })).people.map((person) => person.name)).toEqual(found);
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

describe('[T22] a device', () => {
  const web = (id = crypto.randomUUID() as string, path = id) => ({
    name: 'register_device@1',
    args: {
      id,
      endpoint: `https://push.exemplo.test/${path}`,
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    },
  });
  const owners = () =>
    db.rows<{ id: string; user_id: string }>(
      'select id, user_id from public.user_devices order by created_at',
    );

  test('belongs to the person who registered it last, and messages that waited for another are not sent there', async () => {
    await db.trial('postgres', async () => {
      const first = web();
      await mutate(db, ana, first);
      await db.rows(`select private.notify($1, 'patch_earned', null, '{}', 'x')`, [ana]);
      expect(await db.one('select count(*)::int from private.push_queue')).toBe(1);
      const second = web(crypto.randomUUID(), first.args.id);
      await mutate(db, bruno, second);
      expect(await owners()).toEqual([{ id: second.args.id, user_id: bruno }]);
      expect(await db.one('select count(*)::int from private.push_queue')).toBe(0);
      // the first owner signs out later, after being offline
      expect(
        await verdict(db, ana, { name: 'remove_device@1', args: { id: second.args.id } }),
      ).toBe('applied');
      expect(await owners()).toHaveLength(1);
      await mutate(db, bruno, { name: 'remove_device@1', args: { id: second.args.id } });
      expect(await owners()).toEqual([]);
    });
  });

  test('changes its subscription under the same id, but not under another person’s', async () => {
    await db.trial('postgres', async () => {
      const first = web();
      await mutate(db, ana, first);
      expect(await verdict(db, ana, web(first.args.id, 'new'))).toBe('applied');
      expect(await verdict(db, bruno, web(first.args.id, 'mine'))).toBe('id_reused');
      expect(await owners()).toEqual([{ id: first.args.id, user_id: ana }]);
    });
  });

  test('is one of at most twenty', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 22; n += 1) await mutate(db, ana, web());
      expect(await owners()).toHaveLength(20);
    });
  });

  test.each([
    [{ endpoint: 'http://push.exemplo.test/x' }],
    [{ endpoint: 'https://127.0.0.1/x' }],
    [{ endpoint: 'https://localhost/x' }],
    [{ endpoint: 'https://push.exemplo.test:8080/x' }],
    [{ onesignal_id: 'abcdefgh-1' }],
    [{ p256dh: undefined }],
    [{ language: 'fr' }],
  ])('our server can’t be made to call any address by it: %j', async (changes) => {
    const { name: mutation, args } = web();
    expect(await verdict(db, ana, { name: mutation, args: { ...args, ...changes } })).toMatch(
      /^invalid_args/,
    );
  });
});

describe('a waiting push message', () => {
  interface Waiting {
    id: string;
    title: string;
    attempt: number;
    endpoint: string;
  }
  const claim = () => db.one<Waiting[]>(`select public.claim_pushes('{"limit": 10}')`);
  const settle = (results: object[]) =>
    db.rows('select public.settle_pushes($1::text::jsonb)', [JSON.stringify({ results })]);
  const pass = (time: string) =>
    db.rows(
      'update private.push_queue set not_before = not_before - $1::interval, created_at = created_at - $1::interval',
      [time],
    );
  const withOneWaiting = (run: () => Promise<void>, language?: string) =>
    db.trial('postgres', async () => {
      const args = {
        ...(language ? { language } : {}),
        id: crypto.randomUUID(),
        endpoint: 'https://push.exemplo.test/x',
        p256dh: 'B'.repeat(87),
        auth: 'a'.repeat(22),
      };
      await mutate(db, ana, { name: 'register_device@1', args });
      await db.rows(
        `select private.notify($1, 'patch_earned', '/patches', '{"patch": "Falcão"}', 'x')`,
        [ana],
      );
      await run();
    });

  test('is claimed once, and again when no outcome came', async () => {
    await withOneWaiting(async () => {
      const [first] = await claim();
      expect(first).toMatchObject({
        title: 'Patch Conquistado!',
        attempt: 1,
        endpoint: 'https://push.exemplo.test/x',
      });
      expect(await claim()).toEqual([]);
      await pass('2 minutes');
      expect(await claim()).toMatchObject([{ id: first?.id, attempt: 2 }]);
    });
  });

  test.each([
    ['pt-BR', 'Patch Conquistado!', 'Você conquistou o patch Falcão.'],
    ['en', 'Patch earned!', 'You earned the patch Falcão.'],
    ['es', '¡Parche conquistado!', 'Conquistaste el parche Falcão.'],
  ])('has the language of the device: %s', async (lang, title, body) => {
    await withOneWaiting(async () => {
      expect(await claim()).toMatchObject([{ lang, title, body }]);
    }, lang);
  });

  test('keeps its given text where the code is not ours, and states no language', async () => {
    await withOneWaiting(async () => {
      await db.rows('delete from public.notifications');
      await db.rows('select public.send_notification($1::text::jsonb)', [
        JSON.stringify({ user_id: ana, title: 'Aviso', body: 'O campo mudou.' }),
      ]);
      expect(await claim()).toMatchObject([{ lang: null, title: 'Aviso', body: 'O campo mudou.' }]);
    }, 'en');
  });

  test('ends when it was sent, and the device is deleted when it is gone', async () => {
    await withOneWaiting(async () => {
      const [first] = await claim();
      await db.trial('postgres', async () => {
        await settle([{ id: first?.id, outcome: 'sent' }]);
        await settle([{ id: first?.id, outcome: 'failed' }]); // a late second outcome
        expect(await db.one('select count(*)::int from private.push_queue')).toBe(0);
        expect(await db.one('select count(*)::int from public.user_devices')).toBe(1);
      });
      await settle([{ id: first?.id, outcome: 'gone' }]);
      expect(await db.one('select count(*)::int from public.user_devices')).toBe(0);
    });
  });

  test('is tried six times, each later than the one before, for a day at most', async () => {
    await withOneWaiting(async () => {
      for (const wait of ['2 minutes', '8 minutes', '32 minutes', '128 minutes', '512 minutes']) {
        const [one] = await claim();
        await settle([{ id: one?.id, outcome: 'failed' }]);
        await db.trial('postgres', async () => {
          await pass('1 minute');
          expect(await claim()).toEqual([]);
        });
        await pass(wait);
      }
      expect(await claim()).toMatchObject([{ attempt: 6 }]);
      await pass('1 day');
      expect(await claim()).toEqual([]);
      expect(await db.one('select count(*)::int from private.push_queue')).toBe(0);
    });
  });

  test('is dropped once it has been read', async () => {
    await withOneWaiting(async () => {
      await db.rows('update public.notifications set read = true');
      expect(await claim()).toEqual([]);
    });
  });
});
