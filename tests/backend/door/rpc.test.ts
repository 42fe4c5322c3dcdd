import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, signUp, type TestUser } from '../open-test-backend.ts';

/** What an rpc takes and answers, as PostgREST does it. */
let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  backend = await openTestBackend();
  await backend.db.exec(FUNCTIONS);
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

const FUNCTIONS = `
  create type public.place as (name text, at int[]);
  create function public.twice(a int, b int default 2) returns int language sql as 'select a * b';
  create function public.twice(word text) returns text language sql as 'select word || word';
  create function public.either(a int) returns text language sql as $$ select 'int' $$;
  create function public.either(a text) returns text language sql as $$ select 'text' $$;
  create function public.typed(days date[], at timestamptz, yes boolean, n numeric, "Odd ""name" text default 'none')
    returns table (days date[], at timestamptz, yes boolean, n numeric, odd text)
    language sql as 'select days, at at time zone ''UTC'' at time zone ''UTC'', yes, n, "Odd ""name"';
  create function public.a_place(of place) returns place language sql as 'select of';
  create function public.as_json(p jsonb) returns jsonb language sql as 'select p';
  create function public.counted(upto int) returns setof int language sql as 'select generate_series(1, upto)';
  create function public.none() returns setof int language sql as 'select 1 where false';
  create function public.nothing() returns text language sql as 'select null::text';
  create function public.said_in_row() returns table (rpc_answer int, answer int) language sql as 'select 1, 2';
  create function public.unnamed(int) returns int language sql as 'select $1';
  create function public.many(variadic a int[]) returns int language sql as 'select a[1]';
  create function public.a_trigger() returns trigger language plpgsql as 'begin return null; end';
  create procedure public.a_procedure() language sql as 'select 1';
  create function private.hidden() returns int language sql as 'select 1';
  create function public.service_only() returns int language sql as 'select 1';
  create function public.header(name text) returns text language sql stable
    as $$ select current_setting('request.headers', true)::json ->> name $$;
  create function public.ends_transaction() returns void language plpgsql as $$ begin commit; end $$;
  grant usage on schema private to anon;
  grant execute on all functions in schema public, private to anon, authenticated, service_role;
  revoke execute on function public.service_only() from anon, authenticated, public;
`;

async function ask(
  name: string,
  json: unknown,
  as: { token?: string; headers?: HeadersInit } = {},
) {
  const answer = await call(backend, `/rest/v1/rpc/${name}`, { json, ...as });
  const text = await answer.text();
  return [answer.status, text === '' ? '' : (JSON.parse(text) as unknown)];
}
const codeOf = async (...asked: Parameters<typeof ask>) => {
  const [status, answer] = await ask(...asked);
  return [status, (answer as { code?: string }).code];
};

test.each([
  ['twice', { a: 3 }, 6],
  ['twice', { b: 5, a: '3' }, 15],
  ['twice', { word: 'ab' }, 'abab'],
  ['twice', { a: null }, null],
  [
    'as_json',
    { p: { a: [1, { b: null }], ç: '\u{1f600}' } },
    { a: [1, { b: null }], ç: '\u{1f600}' },
  ],
  ['counted', { upto: 3 }, [1, 2, 3]],
  ['counted', { upto: 0 }, []],
  ['none', {}, []],
  ['nothing', {}, null],
  ['said_in_row', {}, [{ rpc_answer: 1, answer: 2 }]],
  ['a_place', { of: { name: 'x', at: [1, 2] } }, { name: 'x', at: [1, 2] }],
  [
    'typed',
    { days: ['2026-02-28'], at: '2026-11-21T09:00:00-03:00', yes: true, n: 1.5 },
    [{ days: ['2026-02-28'], at: '2026-11-21T12:00:00+00:00', yes: true, n: 1.5, odd: 'none' }],
  ],
  [
    'typed',
    { days: null, at: null, yes: null, n: null, 'Odd "name': `'"; x` },
    [{ days: null, at: null, yes: null, n: null, odd: `'"; x` }],
  ],
] as [string, object, unknown][])('%s(%j) answers %j', async (name, args, answer) => {
  expect(await ask(name, args)).toEqual([200, answer]);
});

test('no body is no arguments, and a void function answers nothing', async () => {
  const bare = await call(backend, '/rest/v1/rpc/whoami', { method: 'POST' });
  expect(await bare.json()).toEqual({ uid: null, role: 'anon' });
  expect(await ask('burn', { seconds: 0 })).toEqual([204, '']);
  expect(await ada.client.rpc('burn', { seconds: 0 })).toMatchObject({ status: 204, data: null });
});

test.each([
  ['nobody_knows_it', {}],
  ['twice', {}],
  ['twice', { b: 1 }],
  ['twice', { a: 1, c: 1 }],
  ['twice', { a: 1, word: 'x' }],
  ['twice', { 'a) or (1': 1 }],
  ['twice', { 'a" => 1); drop table public.notes; --': 1 }],
  ['twice', { $1: 1, a: 1 }],
  ['twice', JSON.parse('{"__proto__": 1}') as object],
  ['twice', { constructor: 1, toString: 1 }],
  ['twice', { '': 1 }],
  ['twice', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`a${i}`, i]))],
  ['unnamed', {}],
  ['unnamed', { '': 1 }],
  ['unnamed', [1]],
  ['many', { a: [1] }],
  ['a_trigger', {}],
  ['a_procedure', {}],
  ['hidden', {}],
  ['pg_sleep', { seconds: 1 }],
  ['set_config', { setting_name: 'role', new_value: 'postgres', is_local: true }],
] as [string, unknown][])('%s(%j) is no function that can be called', async (name, args) => {
  const [status, code] = await codeOf(name, args);
  expect([status, code]).toEqual(Array.isArray(args) ? [400, 'PGRST102'] : [404, 'PGRST202']);
});

test('a call that fits two functions is refused, whichever was meant', async () => {
  expect(await codeOf('either', { a: 1 })).toEqual([300, 'PGRST203']);
});

test.each(['[]', '[{}]', '"x"', '1', 'null', 'true', '{', '{"a":}', '{"a":1}}', '{} {}', '\u0000'])(
  'a body %j is no object, and refused',
  async (body) => {
    const answer = await call(backend, '/rest/v1/rpc/whoami', { method: 'POST', body });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'PGRST102',
    ]);
  },
);

const ODD = [
  '', ' ', 'x', 1, -1, 1.5, 1e300, true, {}, [], [1], [[[]]], { a: 1 }, '\u0000', '\ud800', 'x'.repeat(100_000),
  '{1,2}', 'NaN', 'infinity', `'; drop table public.notes; --`, '2026-02-31', '-infinity', [null], { length: 3 },
]; // prettier-ignore

test('a value of another type is the caller’s fault, and the next caller is answered', async () => {
  const said = vi.spyOn(console, 'error');
  const right = { days: [], at: '2026-11-21', yes: true, n: 1 };
  for (const value of ODD) {
    for (const field of Object.keys(right)) {
      const [status] = await ask('typed', { ...right, [field]: value });
      expect([field, value, status]).toEqual([field, value, expect.toBeOneOf([200, 400])]);
    }
    for (const [name, field] of [
      ['twice', 'a'],
      ['as_json', 'p'],
      ['a_place', 'of'],
      ['add_note', 'id'],
    ] as const) {
      const args = { [field]: value, ...(name === 'add_note' ? { text: 'x' } : {}) };
      const [status] = await ask(name, args, { token: ada.token });
      expect([name, value, status]).toEqual([name, value, expect.toBeOneOf([200, 400])]);
    }
    expect(await ask('twice', { a: 3 })).toEqual([200, 6]);
  }
  expect(said).not.toHaveBeenCalled();
  const { rows } = await backend.db.query(`select to_regclass('public.notes') is not null as it`);
  expect(rows).toEqual([{ it: true }]);
});

test('who may not execute a function is refused by the database', async () => {
  expect(await codeOf('service_only', {})).toEqual([401, '42501']);
  expect(await codeOf('service_only', {}, { token: ada.token })).toEqual([403, '42501']);
});

test('a function cannot end its transaction', async () => {
  expect(await codeOf('ends_transaction', {})).toEqual([500, '2D000']);
  expect(await ask('whoami', {})).toEqual([200, { uid: null, role: 'anon' }]);
});

test('a request runs as its person, and the next one is anonymous again', async () => {
  const { token, id } = ada;
  expect(await ask('whoami', {}, { token })).toEqual([200, { uid: id, role: 'authenticated' }]);
  expect(await codeOf('fail_with', { state: 'PT409' }, { token })).toEqual([409, 'PT409']);
  expect(await ask('whoami', {})).toEqual([200, { uid: null, role: 'anon' }]);
  const { rows } = await backend.db.query(
    `select current_user = session_user as is_own, current_setting('request.jwt.claims', true) as claims`,
  );
  expect(rows).toEqual([{ is_own: true, claims: expect.toBeOneOf(['', null]) as string }]);
});

test('a function reads the headers as a gateway passes them on', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', 'x-mine': 'yes' };
  const header = async (name: string) => (await ask('header', { name }, { headers }))[1];
  expect(await header('x-forwarded-for')).toBe('127.0.0.1');
  expect(await header('x-real-ip')).toBeNull();
  expect(await header('x-mine')).toBe('yes');
});

test.each([
  [{ 'content-profile': 'private' }, 'PGRST106'],
  [{ 'content-profile': 'auth' }, 'PGRST106'],
  [{ accept: 'text/csv' }, 'PGRST107'],
  [{ accept: 'application/vnd.pgrst.object+json' }, 'PGRST107'],
  [{ accept: 'application/vnd.pgrst.plan+json' }, 'PGRST107'],
])('with %j nothing is answered', async (headers, code) => {
  expect(await codeOf('whoami', {}, { headers })).toEqual([406, code]);
});

test.each([
  { 'content-profile': 'public', accept: 'application/json' },
  { accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.8' },
  { accept: 'application/json;q=0.5' },
  { prefer: 'return=representation,count=exact,tx=rollback,params=single-object' },
])('with %j it is answered', async (headers) => {
  expect(await ask('twice', { a: 3 }, { headers })).toEqual([200, 6]);
});

test('the keys and tokens of a request decide its role', async () => {
  for (const apikey of ['', 'x', 'sb_publishable_x', 'sb_secret_x']) {
    expect(await codeOf('whoami', {}, { headers: { apikey } })).toEqual([401, 'no_api_key']);
  }
  for (const token of ['x', 'a.b.c', 'sb_publishable_x']) {
    const [status] = await ask('whoami', {}, { token });
    expect([token, status]).toEqual([token, token.startsWith('sb_') ? 200 : 401]);
  }
});
