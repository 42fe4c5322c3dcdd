import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import {
  call,
  forgedToken,
  openRealBackend,
  openTestBackend,
  signUp,
  type TestUser,
} from '../open-test-backend.ts';

/** The real migrations and the real function, and the mechanics with the fixtures' functions. */
let backend: Backend;
let fixtures: Backend;
let ada: TestUser;
let bia: TestUser;
let eventId: string;

beforeAll(async () => {
  // the tests stand behind a proxy, so that each person can have an address
  backend = await openRealBackend({ settings: { TRUSTED_PROXY: '127.0.0.1' } });
  fixtures = await openTestBackend();
  ada = await signUp(backend, 'ada@exemplo.com');
  bia = await signUp(backend, 'bia@exemplo.com');
  eventId = await createEvent(ada, 1);
}, 120_000);
afterAll(async () => {
  await backend.close();
  await fixtures.close();
});

async function createEvent(owner: TestUser, max_op: number): Promise<string> {
  const id = randomUUID();
  const args = {
    id,
    name: 'Operação Alvorada',
    date: '2099-01-31',
    time: '08:00',
    location: 'Campo do Batalhão, Campinas',
    briefing: '<p>Chegar cedo, com documento.</p>',
    game_mode: 'MilSim',
    is_public: true,
    max_op,
  };
  const mutation = { id: randomUUID(), seq: 1, name: 'create_event@1', args };
  const answer = await owner.client.rpc('sync_push', {
    p: { v: 1, user_id: owner.id, device_id: randomUUID(), mutations: [mutation] },
  });
  expect(answer.data).toMatchObject({ results: [{ status: 'applied' }] });
  return id;
}

async function register(token: string | undefined, json: unknown, address?: string) {
  const auth = token === undefined ? {} : { token };
  const headers = address === undefined ? {} : { 'x-forwarded-for': address };
  const path = '/functions/v1/register-participant';
  const response = await call(backend, path, { json, headers, ...auth });
  return [response.status, (await response.json()) as unknown] as const;
}

const fields = { name: 'Bia Souza', whatsapp: '11912345678', class: 'assault' };

test('a person registers once, and repeats the same mutation as often as necessary', async () => {
  const ids = { mutation_id: randomUUID(), operator_id: randomUUID() };
  const first = await register(bia.token, { ...fields, ...ids, eventId });
  expect(first).toEqual([
    200,
    { success: true, error: null, details: { operator_id: ids.operator_id, event_id: eventId } },
  ]);
  expect(await register(bia.token, { ...fields, ...ids, eventId })).toEqual(first);
  expect(await register(bia.token, { ...fields, eventId })).toEqual([
    409,
    { success: false, error: 'already_registered', details: null },
  ]);
  const { rows } = await backend.db.query(
    'select user_id from public.operators where event_id = $1 and deleted_at is null',
    [eventId],
  );
  expect(rows).toEqual([{ user_id: bia.id }]);
});

test('[hole R3] people who use functions count by their own addresses', async () => {
  const event_id = await createEvent(ada, 10);
  const addresses = ['203.0.113.7', '198.51.100.8', '2001:db8:1:2:3::9'];
  for (const [at, address] of addresses.entries()) {
    const { token } = await signUp(backend, `at-${at}@exemplo.com`);
    const whatsapp = `1191234${5670 + at}`;
    const [status] = await register(token, { ...fields, whatsapp, eventId: event_id }, address);
    expect(status).toBe(200);
  }
  const { rows } = await backend.db.query(
    'select ip_hash from private.asked_numbers where about = $1 order by asked_at',
    [event_id],
  );
  const networks = ['203.0.113.7', '198.51.100.8', '2001:db8:1:2::/64'];
  const { rows: hashes } = await backend.db.query(
    'select private.keyed_hash(n) as ip_hash from unnest($1::text[]) with ordinality x (n, i) order by i',
    [networks],
  );
  expect(rows).toEqual(hashes);
});

test('a refusal is the database’s, with its code', async () => {
  const refusals = [
    [await register(ada.token, { ...fields, whatsapp: '11987654321', eventId }), 'event_full'],
    [await register(ada.token, { ...fields, eventId: randomUUID() }), 'event_not_found'],
    [await register(ada.token, { ...fields, name: 'x', eventId }), 'invalid_args'],
    [await register(ada.token, { ...fields }), 'invalid_args'],
  ] as const;
  for (const [[status, body], error] of refusals) {
    expect([status, body]).toEqual([409, expect.objectContaining({ success: false, error })]);
  }
  expect(refusals[2][0][1]).toMatchObject({ details: { field: 'name' } });
});

test('without a token, or with one that Auth does not know, nothing happens', async () => {
  const nobody = [401, { success: false, error: 'not_signed_in', details: null }];
  expect(await register(undefined, { ...fields, eventId })).toEqual(nobody);
  for (const token of ['garbage', backend.anon_key, forgedToken(ada)]) {
    expect(await register(token, { ...fields, eventId })).toEqual(nobody);
  }
  const gone = await signUp(backend, 'gone@exemplo.com');
  await gone.client.auth.signOut();
  expect(await register(gone.token, { ...fields, eventId })).toEqual(nobody);
});

test.each([
  ['an array', []],
  ['a text', 'text'],
  ['null', null],
  ['a NUL', { ...fields, name: 'Bia\u0000Souza', eventId: randomUUID() }],
  ['a lone surrogate', { ...fields, name: 'Bia \ud800 Souza', eventId: randomUUID() }],
  ['wrong types', { name: 1, whatsapp: {}, eventId: [], new_team: 'x', mutation_id: 7 }],
  ['a foreign key', { ...fields, user_id: randomUUID(), eventId: 'no-uuid' }],
])('bad input is refused with a code: %s', async (_, body) => {
  const [status, answer] = await register(ada.token, body);
  expect([400, 409]).toContain(status);
  expect(answer).toMatchObject({ success: false, error: expect.any(String) });
});

test('a page of another origin may call it', async () => {
  const preflight = await fetch(`${backend.url}/functions/v1/register-participant`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  const get = await call(backend, '/functions/v1/register-participant');
  expect([get.status, get.headers.get('access-control-allow-origin')]).toEqual([405, '*']);
});

test('a function receives the request and its environment', async () => {
  const response = await call(fixtures, '/functions/v1/echo', { json: { a: 1 } });
  expect(await response.json()).toEqual({
    method: 'POST',
    body: '{"a":1}',
    environment: {
      supabase_url: fixtures.url,
      publishable_key: fixtures.anon_key,
      service_key: expect.stringMatching(/^sb_secret_/),
      caller: { address: '127.0.0.1', is_local: true, is_https: false },
    },
  });
});

test.each([
  '/functions/v1/none',
  '/functions/v1/',
  '/functions/v1/..%2flocal',
  '/functions/v1/_shared',
])('%s is no function', async (path) => {
  expect([400, 404]).toContain((await call(fixtures, path, { json: {} })).status);
});
