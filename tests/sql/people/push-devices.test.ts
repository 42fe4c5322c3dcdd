import { describe, expect, test } from 'vitest';
import { addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana');
const bruno = await addPerson(db, 'Bruno');

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

  test.each([{ auth: 'b'.repeat(22) }, { p256dh: 'C'.repeat(87) }])(
    '[hole N8] is not taken by whoever knows its address and not its keys: %j',
    async (guessed) => {
      await db.trial('postgres', async () => {
        const first = web();
        await mutate(db, ana, first);
        const { name, args } = web(crypto.randomUUID(), first.args.id);
        expect(await verdict(db, bruno, { name, args: { ...args, ...guessed } })).toBe('id_reused');
        expect(await owners()).toEqual([{ id: first.args.id, user_id: ana }]);
        expect(await verdict(db, ana, { name, args: { ...args, ...guessed } })).toBe('applied');
      });
    },
  );

  test.each(['p256dh', 'auth'] as const)(
    'with an address of its own has %s, and one of the provider has not',
    async (key) => {
      await db.trial('postgres', async () => {
        const { name, args } = web();
        const { [key]: _, ...without } = args;
        expect(await verdict(db, ana, { name, args: without })).toBe(`invalid_args: ${key}`);
        const by_provider = { id: args.id, onesignal_id: crypto.randomUUID() };
        expect(await verdict(db, ana, { name, args: by_provider })).toBe('applied');
      });
    },
  );

  test('is one of at most twenty', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 22; n += 1) {
        await mutate(db, ana, web());
        await db.rows(
          `update public.user_devices set last_active = last_active - interval '1 minute'`,
        );
      }
      expect(await owners()).toHaveLength(20);
      expect(
        await db.one(`select count(*)::int from public.user_devices
                      where last_active < now() - interval '20 minutes'`),
      ).toBe(0); // the newest ones
      const [{ id } = { id: '' }] = await owners();
      await mutate(db, ana, { name: 'remove_device@1', args: { id } });
      expect(await owners()).toHaveLength(19);
    });
  });

  test('of the provider belongs to the person who registered it last, too', async () => {
    await db.trial('postgres', async () => {
      const onesignal_id = crypto.randomUUID();
      for (const person of [ana, bruno]) {
        const args = { id: crypto.randomUUID(), onesignal_id };
        expect(await verdict(db, person, { name: 'register_device@1', args })).toBe('applied');
      }
      expect((await owners()).map(({ user_id }) => user_id)).toEqual([bruno]);
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
  ])('nobody can make our server call an address of their choice by it: %j', async (changes) => {
    const { name: mutation, args } = web();
    expect(await verdict(db, ana, { name: mutation, args: { ...args, ...changes } })).toMatch(
      /^invalid_args/,
    );
  });
});

describe('a waiting push message', () => {
  type Waiting = {
    id: string;
    title: string;
    attempt: number;
    endpoint: string;
  };
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
      await pass('2 minutes');
      expect(await claim()).toEqual([]);
      expect(await db.one('select count(*)::int from private.push_queue')).toBe(0);
    });
    await withOneWaiting(async () => {
      await db.trial('postgres', async () => {
        await pass('1 day');
        expect(await claim()).toHaveLength(1);
      });
      await pass('1 day 1 microsecond');
      expect(await claim()).toEqual([]);
    });
  });

  test('is settled in lists of up to five hundred', async () => {
    const results = (n: number) =>
      Array.from({ length: n }, () => ({ id: crypto.randomUUID(), outcome: 'sent' }));
    await settle(results(500));
    for (const list of [results(501), undefined])
      expect(await refusal(() => settle(list as object[]))).toMatchObject({
        sql_state: 'PT409',
        detail: expect.stringContaining('results') as string,
      });
  });

  test('is dropped once it has been read', async () => {
    await withOneWaiting(async () => {
      await db.rows('update public.notifications set read = true');
      expect(await claim()).toEqual([]);
    });
  });
});
