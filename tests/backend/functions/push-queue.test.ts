import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';
import { playProvider, type PlayedProvider } from '../play-provider.ts';

let provider: PlayedProvider;
beforeAll(async () => {
  provider = await playProvider();
});
afterAll(() => provider[Symbol.asyncDispose]());
beforeEach(() => {
  provider.asked.length = 0;
});

describe('the queue', () => {
  let backend: Backend;
  let ada: TestUser;
  const secret = 'a secret of more than twenty characters';
  beforeAll(async () => {
    const settings = {
      FUNCTIONS_SECRET: secret,
      ONESIGNAL_APP_ID: 'app',
      ONESIGNAL_API_KEY: 'key',
      ONESIGNAL_API_URL: provider.url,
    };
    backend = await openRealBackend({
      settings,
    });
    ada = await signUp(backend, 'ada@exemplo.com');
    await backend.db.query(
      `insert into public.user_devices (id, user_id, onesignal_id) values (gen_random_uuid(), $1, 'abcd1234-0000')`,
      [ada.id],
    );
  }, 120_000);
  afterAll(() => backend.close());

  async function post(json: unknown, given: string | null = secret, name = 'send-notification') {
    const headers: Record<string, string> = given === null ? {} : { 'x-functions-secret': given };
    const response = await call(backend, `/functions/v1/${name}`, { json, headers });
    return [response.status, await response.json()] as const;
  }
  const waiting = async () =>
    (await backend.db.query('select attempts from private.push_queue')).rows;

  test('a person is notified and the message is sent; a failed one is repeated, a device that is gone is deleted', async () => {
    provider.answers = { status: 503, text: '' };
    const message = {
      userId: ada.id,
      title: 'Aviso',
      body: 'O campo mudou.',
      url: '/events',
      data: {},
    };
    expect(await post(message)).toMatchObject([
      200,
      {
        success: true,
        details: { sent: 0, gone: 0, failed: 1, notification_id: expect.any(String) },
      },
    ]);
    expect(await waiting()).toEqual([{ attempts: 1 }]);
    provider.answers = { json: { id: 'sent' } };
    expect(await post({})).toMatchObject([200, { details: { sent: 0 } }]); // not due yet
    await backend.db.query('update private.push_queue set not_before = now()');
    await backend.runJobs(); // the timer sends it too
    expect(await waiting()).toEqual([]);
    provider.answers = { json: { errors: ['All included players are not subscribed'] } };
    expect(await post(message)).toMatchObject([200, { details: { gone: 1 } }]);
    expect((await backend.db.query('select 1 from public.user_devices')).rows).toEqual([]);
  });

  test('fifty devices get their message in one run, each once', async () => {
    provider.answers = { json: { id: 'sent' } };
    const bia = await signUp(backend, 'bia@exemplo.com');
    await backend.db.query(
      `insert into public.user_devices (id, user_id, onesignal_id) select gen_random_uuid(), $1, 'device-' || n from generate_series(10, 59) n`,
      [bia.id],
    );
    const [, body] = await post({ userId: bia.id, title: 'Aviso' });
    expect(body).toMatchObject({ details: { sent: 50, gone: 0, failed: 0 } });
    const reached = provider.asked.map(({ body: sent }) => /device-\d+/.exec(String(sent))?.[0]);
    expect([reached.length, new Set(reached).size]).toEqual([50, 50]);
    expect(await waiting()).toEqual([]);
  });

  test('[T23] a caller without the secret is refused, whatever its role', async () => {
    const message = { userId: ada.id, title: 'Phishing', url: '/events' };
    for (const name of ['send-notification', 'send-event-reminders']) {
      for (const given of [
        null,
        '',
        'wrong',
        secret.slice(0, -1),
        `${secret} `.repeat(2),
        backend.anon_key,
      ]) {
        expect(await post(message, given, name)).toEqual([
          401,
          { success: false, error: 'not_allowed', details: null },
        ]);
      }
      const as_person = await call(backend, `/functions/v1/${name}`, {
        json: message,
        token: ada.token,
      });
      expect(as_person.status).toBe(401);
    }
    expect(
      (await backend.db.query(`select 1 from public.notifications where title = 'Phishing'`)).rows,
    ).toEqual([]);
  });

  test.each([
    [{ userId: 'x', title: 'a' }],
    [{ title: 'a' }],
    [{ userId: crypto.randomUUID(), title: 'a' }],
  ])('%j is refused with the database’s code', async (message) => {
    expect(await post(message)).toMatchObject([
      409,
      { success: false, error: expect.stringMatching(/^(invalid_args|user_not_found)$/) },
    ]);
  });

  test('function and timer send each reminder once', async () => {
    expect(await post({ triggered: true }, secret, 'send-event-reminders')).toMatchObject([
      200,
      { details: { reminded: 0, sent: 0 } },
    ]);
  });
});
