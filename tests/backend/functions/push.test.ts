import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { environmentOf } from '#local/functions/function-environment.ts';
import { newKeys } from '#local/data-dir/keys.ts';
import { createOneSignal } from '#functions/_shared/push/one-signal.ts';
import { pushSender, webPushKeys, type Push } from '#functions/_shared/push/push-sender.ts';
import { createWebPush } from '#functions/_shared/push/web-push.ts';
import { playProvider, type PlayedProvider } from '../play-provider.ts';
import { pushDevice, vapidKeys } from './push-device.ts';

let provider: PlayedProvider;
beforeAll(async () => {
  provider = await playProvider();
});
afterAll(() => provider[Symbol.asyncDispose]());
beforeEach(() => {
  provider.asked.length = 0;
});

const device = pushDevice();
const push: Push = {
  id: '0000aaaa-0000-4000-8000-000000000001',
  notification_id: '0000bbbb-0000-4000-8000-000000000002',
  title: 'É amanhã',
  body: 'O evento Operação Canindé é amanhã.',
  lang: 'pt-BR',
  url: '/event/1',
  onesignal_id: null,
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  p256dh: device.p256dh,
  auth: device.auth,
};

describe('Web Push', () => {
  const keys = vapidKeys();
  const sender = () =>
    createWebPush({
      ...keys,
      subject: 'mailto:contato@exemplo.com',
      origins: new Map([['https://fcm.googleapis.com', provider.url]]),
    });

  test('only this browser can open the message, it has our signature, and the service worker can read it', async () => {
    provider.answers = { status: 201 };
    expect(await sender().send(push)).toBe('sent');
    const [asked] = provider.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/fcm/send/abc' });
    expect(asked?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(device.open(asked!.body)).toEqual({
      title: push.title,
      body: push.body,
      lang: 'pt-BR',
      path: '/event/1',
      tag: push.notification_id,
    });
    expect(() => pushDevice().open(asked!.body)).toThrow();
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(String(asked?.headers['authorization'])) ?? [];
    expect(key).toBe(keys.public_key);
    const [header, claims, signature] = token.split('.') as [string, string, string];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:contato@exemplo.com',
    });
    const point = Buffer.from(keys.public_key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const public_key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(
      verify(
        'sha256',
        Buffer.from(`${header}.${claims}`),
        { key: public_key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
  });

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
    [400, 'failed'],
    [413, 'failed'],
    [200, 'sent'],
    [302, 'failed'],
  ])('HTTP %i of the push service is %s', async (status, outcome) => {
    provider.answers = { status, text: '' };
    expect(await sender().send(push)).toBe(outcome);
  });

  test('an unreachable service may be reached later', async () => {
    const lost = createWebPush({
      ...keys,
      subject: 'mailto:a@b.co',
      origins: new Map([['https://fcm.googleapis.com', 'http://127.0.0.1:9']]),
    });
    expect(await lost.send(push)).toBe('failed');
  });

  test.each([
    'https://evil.example/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/https://fcm.googleapis.com/',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://x@evil.example/',
  ])('our server sends only to browsers’ push services: %s', async (endpoint) => {
    const strict = createWebPush({ ...keys, subject: 'mailto:a@b.co' });
    expect(await strict.send({ ...push, endpoint })).toBe('gone');
  });

  test('invalid keys mean that the device is gone', async () => {
    expect(await sender().send({ ...push, p256dh: 'AAAA' })).toBe('gone');
    expect(await sender().send({ ...push, auth: null })).toBe('gone');
  });
});

describe('on a developer’s machine', () => {
  const keys = newKeys();
  const caller = { address: '127.0.0.1', is_local: true };
  const place = { keys, caller, supabase_url: 'http://localhost:4173', site: { is_local: true } };

  test('the pair of a data directory is the same at every start, and works', async () => {
    const pair = webPushKeys(environmentOf({ ...place, settings: {} }))!;
    expect(pair).toEqual(webPushKeys(environmentOf({ ...place, settings: {} })));
    const other = { ...place, keys: newKeys(), settings: {} };
    expect(webPushKeys(environmentOf(other))).not.toEqual(pair);
    provider.answers = { status: 201 };
    const origins = new Map([['https://fcm.googleapis.com', provider.url]]);
    expect(await createWebPush({ ...pair, origins }).send(push)).toBe('sent');
    expect(String(provider.asked[0]?.headers['authorization'])).toContain(`k=${pair.public_key}`);
  });

  test('without keys a message counts as sent, which it does on no other machine', async () => {
    const one = { ...push, endpoint: null, onesignal_id: 'abcd1234-0000' };
    const outcome = (settings: Record<string, string>, is_local = true) =>
      pushSender(environmentOf({ ...place, site: { is_local }, settings }))?.send(one);
    expect(await outcome({})).toBe('sent');
    expect(await outcome({ VAPID_PUBLIC_KEY: 'half of a pair' })).toBe('sent');
    expect(await outcome({}, false)).toBeUndefined();
  });
});

describe('OneSignal', () => {
  const sender = () =>
    createOneSignal({
      app_id: 'app',
      api_key: 'key',
      api_url: provider.url,
      site_url: 'https://qg.example',
    });
  const one = { ...push, endpoint: null, p256dh: null, auth: null, onesignal_id: 'abcd1234-0000' };

  test('one person is addressed, with an address of ours to open', async () => {
    provider.answers = { json: { id: 'b3a3-sent', external_id: null } };
    expect(await sender().send(one)).toBe('sent');
    const [asked] = provider.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/notifications' });
    expect(asked?.headers['authorization']).toBe('Key key');
    expect(JSON.parse(String(asked?.body))).toEqual({
      app_id: 'app',
      idempotency_key: one.id,
      target_channel: 'push',
      include_aliases: { onesignal_id: ['abcd1234-0000'] },
      headings: { en: one.title, pt: one.title },
      contents: { en: one.body, pt: one.body },
      web_url: 'https://qg.example/event/1',
    });
  });

  test.each([
    [{ json: { id: '', errors: ['All included players are not subscribed'] } }, 'gone'],
    [
      { json: { id: '', errors: { invalid_aliases: { onesignal_id: ['abcd1234-0000'] } } } },
      'gone',
    ],
    [{ status: 400, json: { errors: ['app_id not found'] } }, 'failed'],
    [{ status: 429, text: '' }, 'failed'],
    [{ text: '<html>' }, 'failed'],
  ])('%j is %s', async (answers, outcome) => {
    provider.answers = answers;
    expect(await sender().send(one)).toBe(outcome);
  });
});
