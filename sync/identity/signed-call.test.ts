import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { sessionOf } from '#tests/fixtures/samples/session.ts';
import { SharedDatabase, writeSession } from './session.ts';
import type { Caller } from './client.ts';
import { callFunction, callSignedRpc } from './signed-call.ts';

const USER = '00000000-0000-4000-8000-000000000001';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const Details = v.object({ n: v.number() });
const answer = (status: number, body: object) => Response.json(body, { status });
const said = (error: string, details: object | null = null) => ({ success: false, error, details });
const unauthorised = () => answer(401, said('not_signed_in'));
const done = () => answer(200, { success: true, error: null, details: { n: 1 } });

/** Answers the calls in turn; refreshing the session returns the token 'fresh'. */
function network(...answers: (() => Response)[]) {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    if (url.includes('/auth/v1/token')) {
      return answer(200, { access_token: 'fresh', refresh_token: 'next', expires_in: 900 });
    }
    tokens.push(new Headers(headers).get('authorization'));
    const next = answers.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
  return tokens;
}

async function caller(user_id: string | null): Promise<Caller> {
  const shared = new SharedDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const tokens = { access_token: 'first', refresh_token: 'one' };
  await writeSession(shared, sessionOf(USER, { ...tokens, expires_at: NOW / 1000 + 900 }));
  const server = { url: 'https://base.exemplo.test', publishable_key: 'key' };
  return { user_id, source: { shared, server, now: () => NOW, lock: (_, work) => work() } };
}

const call = async (user_id: string | null = USER) =>
  callFunction(await caller(user_id), { name: 'f', body: {}, details: Details });

afterEach(() => vi.unstubAllGlobals());

test('Spec 1 §7: a person calls with their token, a visitor with the public key', async () => {
  const tokens = network(done, done);
  expect(await call()).toEqual({ kind: 'ok', data: { n: 1 } });
  expect(await call(null)).toEqual({ kind: 'ok', data: { n: 1 } });
  expect(tokens).toEqual(['Bearer first', 'Bearer key']);
});

test('[S2] a rejected token is refreshed once', async () => {
  const tokens = network(unauthorised, done);
  expect(await call()).toMatchObject({ kind: 'ok' });
  expect(tokens).toEqual(['Bearer first', 'Bearer fresh']);
  network(unauthorised, unauthorised);
  expect(await call()).toEqual({ kind: 'auth' });
});

test('another person is signed in by now', async () => {
  network(done);
  expect(await call('00000000-0000-4000-8000-000000000002')).toEqual({ kind: 'auth' });
});

test('a refusal is a code, with what helps to correct the request', async () => {
  network(() => answer(429, said('too_many_requests', { retry_after_s: 40 })));
  expect(await call()).toEqual({
    kind: 'refused',
    code: 'too_many_requests',
    details: { retry_after_s: 40 },
  });
});

test('no network, a portal and a gateway are the same to the caller', async () => {
  network();
  expect(await call()).toEqual({ kind: 'transient' });
  network(() => new Response('<html>WiFi</html>'));
  expect(await call()).toEqual({ kind: 'transient' });
  network(() => answer(502, { message: 'Bad Gateway' }));
  expect(await call()).toEqual({ kind: 'transient' });
});

test('an answer that this version cannot read', async () => {
  network(() => answer(200, { success: true, error: null, details: {} }));
  expect(await call()).toEqual({ kind: 'version' });
});

test('an rpc carries the person’s token too', async () => {
  const tokens = network(() => answer(200, { n: 2 }));
  const person = await caller(USER);
  expect(await callSignedRpc(person, { rpc: 'r', body: {}, answer: Details })).toEqual({
    kind: 'ok',
    data: { n: 2 },
  });
  expect(tokens).toEqual(['Bearer first']);
});

test('[W2] a request ends as soon as the caller gives up', async () => {
  const asked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked.resolve();
    return new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    );
  });
  const gone = new AbortController();
  const given = { name: 'f', body: {}, details: Details, signal: gone.signal };
  const calling = callFunction(await caller(USER), given);
  await asked.promise;
  gone.abort(new DOMException('left', 'AbortError'));
  await expect(calling).rejects.toThrow('left');
});

test('an old token that nothing can refresh counts as no network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { source, ...me } = await caller(USER);
  const later = { ...me, source: { ...source, now: () => NOW + 3_600_000 } };
  const given = { name: 'f', body: {}, details: Details };
  expect(await callFunction(later, given)).toEqual({ kind: 'transient' });
});

test('an answer of a gateway in place of a function keeps its own words', async () => {
  network(() => answer(546, { code: 'WORKER_LIMIT', message: 'Worker ran out of memory' }));
  expect(await call()).toEqual({ kind: 'transient', said: 'Worker ran out of memory' });
  network(() => answer(404, { code: 'NOT_FOUND' }));
  expect(await call()).toEqual({ kind: 'transient' });
});
