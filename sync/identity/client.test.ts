import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { SERVER, signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { signInWithPassword } from './authentication.ts';
import { eraseSession } from './session.ts';
import { clientOf, type Caller } from './client.ts';
import { callFunction, callSignedRpc } from './signed-call.ts';

const ana = seededIds(12)();
let caller: Caller & { user_id: string };
let sent: { path: string; authorization: string | null; redirect: RequestInit['redirect'] }[];
let reply: () => Response;

beforeEach(async () => {
  caller = { source: await signedInSource(ana), user_id: ana };
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { headers, redirect }: RequestInit) => {
    const authorization = new Headers(headers).get('authorization');
    sent.push({ path: new URL(url).pathname, authorization, redirect });
    return reply();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  caller.source.shared.close();
});

const N = v.object({ n: v.number() });
const rpc = () => callSignedRpc(caller, { rpc: 'r', body: {}, answer: N });
const html = (status: number) => () =>
  new Response('<html>WiFi</html>', { status, headers: { 'content-type': 'text/html' } });

describe('[case 24] an answer of a captive portal is not taken for one of our server', () => {
  test.each([200, 401, 403, 404, 429, 511])('HTML with %d', async (status) => {
    reply = html(status);
    expect(await rpc()).toEqual({ kind: 'transient' });
    const call = { name: 'f', body: {}, details: N };
    expect(await callFunction(caller, call)).toEqual({ kind: 'transient' });
    const signed = await signInWithPassword(SERVER, { email: 'a@b.test', password: 'x' });
    expect(signed).toEqual({ ok: false, code: 'unreachable' });
    const client = await clientOf(caller);
    expect((await client?.storage.from('avatars').list(ana))?.data).toBeNull();
    // the library itself treats any 200 as an answer
    expect((await client?.functions.invoke('f'))?.response).toBeUndefined();
    expect(sent.map(({ redirect }) => redirect)).toEqual(Array(5).fill('error'));
  });

  test('JSON of another shape', async () => {
    reply = () => Response.json({});
    expect(await rpc()).toEqual({ kind: 'transient' });
  });
});

describe('what an rpc of the library says is read by code', () => {
  const problem = (status: number, code: string, more: object = {}) =>
    Response.json({ code, message: 'x', details: null, hint: null, ...more }, { status });
  test.each<[string, () => Response, object]>([
    ['too large, as the proxy says it', html(413), { kind: 'too_large' }],
    ['too many', () => problem(429, 'x'), { kind: 'transient' }],
    ['a server that stops', () => problem(500, '57P01'), { kind: 'transient' }],
    ['no such function', () => problem(404, 'PGRST202'), { kind: 'version' }],
    ['not allowed', () => problem(403, '42501'), { kind: 'refused', code: 'not_allowed' }],
    [
      'a refusal of a field',
      () => problem(409, 'PT409', { details: '{"code":"invalid_args","field":"limit"}' }),
      { kind: 'refused', code: 'invalid_args', field: 'limit' },
    ],
  ])('%s', async (_, given, outcome) => {
    reply = given;
    expect(await rpc()).toEqual(outcome);
  });
});

test('a person whose session is gone is not treated as anonymous: nothing is sent with the key alone', async () => {
  reply = () => Response.json([]);
  const client = await clientOf(caller);
  await client?.storage.from('avatars').list(ana);
  await eraseSession(caller.source.shared);
  await client?.storage.from('avatars').list(ana);
  await client?.functions.invoke('f');
  await client?.rpc('r');
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer one']);
});

test('an account has one client, a visitor another', async () => {
  const client = await clientOf(caller);
  expect(await clientOf(caller)).toBe(client);
  expect(await clientOf({ ...caller, user_id: null })).not.toBe(client);
});

test('[W2] it throws only when the caller aborted', async () => {
  const gone = new AbortController();
  reply = () => {
    gone.abort(new DOMException('left', 'AbortError'));
    throw new TypeError('network');
  };
  const call = { name: 'f', body: {}, details: N, signal: gone.signal };
  await expect(callFunction(caller, call)).rejects.toThrow('left');
});

test('a library that is not on this device yet counts as no network', async () => {
  vi.resetModules();
  vi.doMock('@supabase/supabase-js', () => Promise.reject(new TypeError('not on this device')));
  const { openAuthClient, visitorsClient } = await import('./client.ts');
  expect(await openAuthClient(SERVER)).toBeNull();
  expect(await visitorsClient(SERVER)).toBeNull();
  vi.doUnmock('@supabase/supabase-js');
});
