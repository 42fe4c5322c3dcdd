import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import { signInWithPassword } from '../identity/authentication.ts';
import { eraseSession, SharedDatabase, writeSession } from '../identity/session.ts';
import { clientOf, type Caller } from './client.ts';
import { callFunction, callSignedRpc } from './signed-call.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ana = seededIds(12)();
const lock = <T>(_: string, work: () => Promise<T>) => work();
const server = { url: 'https://base.exemplo.test', publishable_key: 'sb_publishable_key' };
let caller: Caller & { user_id: string };
let sent: { path: string; authorization: string | null; redirect: RequestInit['redirect'] }[];
let reply: () => Response;

beforeEach(async () => {
  const shared = new SharedDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  await writeSession(shared, {
    user: { id: ana, email: 'ana@exemplo.test', name: 'Ana' },
    access_token: 'one',
    refresh_token: 'refresh',
    expires_at: NOW / 1000 + 3600,
    needs_sign_in: false,
  });
  const source = { shared, server, now: () => NOW, lock };
  caller = { source, user_id: ana };
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

describe('[case 24] a portal in front of the library is told from our server', () => {
  test.each([200, 401, 403, 404, 429, 511])('HTML with %d', async (status) => {
    reply = html(status);
    expect(await rpc()).toEqual({ kind: 'transient' });
    const call = { name: 'f', body: {}, details: N };
    expect(await callFunction(caller, call)).toEqual({ kind: 'transient' });
    const signed = await signInWithPassword(server, { email: 'a@b.test', password: 'x' });
    expect(signed).toEqual({ ok: false, code: 'unreachable' });
    const client = await clientOf(caller);
    expect((await client?.storage.from('avatars').list(ana))?.data).toBeNull();
    // the library itself takes any 200 for an answer
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

test('a person whose session is gone is not "anybody": nothing is sent with the key alone', async () => {
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

test('[W2] it throws only when the caller has given up', async () => {
  const gone = new AbortController();
  reply = () => {
    gone.abort(new DOMException('left', 'AbortError'));
    throw new TypeError('network');
  };
  const call = { name: 'f', body: {}, details: N, signal: gone.signal };
  await expect(callFunction(caller, call)).rejects.toThrow('left');
});
