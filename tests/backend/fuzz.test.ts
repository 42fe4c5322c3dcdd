import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { fc } from '#tests/fixtures/generated-cases.ts';
import { call, openRealBackend, PASSWORD, signUp, type TestUser } from './open-test-backend.ts';

let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  backend = await openRealBackend({
    auth_limits: { burst: 100_000, wrong_passwords: 100_000 },
    settings: { GEOCODER: 'off' },
  });
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

/** Paths that HTTP can carry; others never leave the client. */
const path = fc.oneof(
  fc.webPath(),
  fc.constantFrom('/%', '/%E0%A4%A', '/..%2f', '/%00', '//', '/rpc/', '/rpc/%00', '/*', '/a/b/c/d'),
  fc.webPath().map((tail) => `/rpc${tail}`),
);
/** The known paths under each root. */
const known: Record<string, string[]> = {
  '/rest/v1': [
    '/airsoft_events',
    '/operators',
    '/operator_contacts',
    '/profiles',
    '/arenas',
    '/rpc/sync_pull',
    '/rpc/sync_push',
    '/rpc/sync_manifest',
    '/rpc/sync_rows',
  ],
  '/auth/v1': [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/token?grant_type=pkce',
    '/user',
    '/logout',
    '/otp',
    '/verify',
    '/recover',
    '/resend',
    '/magiclink',
    '/authorize',
    '/callback',
    '/settings',
    '/reauthenticate',
    '/factors',
    '/admin/users',
    '/invite',
    '/sso',
  ],
  '/functions/v1': [
    '/register-participant',
    '/manage-ads',
    '/increment-ad-metrics',
    '/generate-briefing',
    '/geocode',
    '/send-notification',
    '/send-event-reminders',
    '/send-whatsapp-code',
    '/verify-whatsapp-code',
  ],
  '/storage/v1': [
    '/object/avatars',
    '/object/avatars/a/b.webp',
    '/object/list/avatars',
    '/object/public/avatars/a/b.webp',
    '/object/public/avatars/%2e%2e%2fb',
    '/object/sign/avatars/a',
    '/bucket',
  ],
  '/realtime/v1': ['/websocket', '/api/broadcast'],
  '': ['/health', '/snapshot/public.json', '/'],
};
const query = fc.oneof(
  fc.webQueryParameters(),
  fc.constantFrom(
    'select=*',
    'select=',
    'select=(',
    'id=eq.',
    'id=in.(',
    'or=(',
    'order=,',
    'limit=-1',
    'offset=x',
    'a=b.c.d',
    'columns=x',
    'on_conflict=x',
  ),
);
const header = fc.constantFrom(
  {},
  { prefer: 'return=representation,count=exact,tx=rollback' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.plan+json' },
  { range: '5-2' },
  { 'accept-profile': 'private' },
  { 'content-profile': 'auth' },
  { authorization: 'Bearer' },
  { authorization: 'Basic eDp5' },
  { 'content-type': 'text/csv' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=latin1' },
);
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    '',
    'a@b.co',
    'airsoft123',
    '\u0000',
    '\ud800',
    1e300,
    -0,
    {},
    [],
    'x'.repeat(100_000),
  ),
);
const fields = fc.record(
  Object.fromEntries(
    [
      'email',
      'password',
      'data',
      'p',
      'phone',
      'token',
      'type',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'token_hash',
      'options',
      'eventId',
      'name',
      'id',
      'scope',
      'prefix',
      'prefixes',
    ].map((field) => [field, anything]),
  ),
  { requiredKeys: [] },
);
const body = fc.oneof(
  fields.map((value) => JSON.stringify(value)),
  fields.map((p) => JSON.stringify({ p })),

  fc.json(),
  fc.string(),
  fc.constantFrom('[', '{"a":', '\u0000', '"\\ud800"', '{"__proto__":1}'),
);

const method = fc.oneof(
  { weight: 3, arbitrary: fc.constant('POST') },
  { weight: 2, arbitrary: fc.constantFrom('GET', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS') },
);

const request = (root: string) =>
  fc.record({
    method,
    path: fc.oneof(path, fc.constantFrom(...known[root]!)).map((tail) => root + tail),
    query,
    header,
    body,
    signed_in: fc.boolean(),
  });

test.each(['/rest/v1', '/auth/v1', '/functions/v1', '/storage/v1', '/realtime/v1', ''])(
  'no request under «%s» causes an internal error, or an answer that reveals internals',
  async (root) => {
    await fc.assert(
      fc.asyncProperty(request(root), async (asked) => {
        const bodiless = asked.method === 'GET' || asked.method === 'HEAD';
        const separator = asked.path.includes('?') ? '&' : '?';
        const response = await call(backend, asked.path + separator + asked.query, {
          method: asked.method,
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            ...(asked.header as Record<string, string>),
          },
          ...(asked.signed_in && !('authorization' in asked.header) ? { token: ada.token } : {}),
          ...(bodiless ? {} : { body: asked.body }),
        });
        expectNoFailure(response.status, await response.text());
      }),
      { numRuns: Number(process.env['RUNS'] ?? 150) },
    );
  },
  120_000,
);

/** The answers of a function whose external service has no key, or can't be reached. */
const WITHOUT_PROVIDER =
  /^\{"success":false,"error":"(ai_not_configured|geocode_unavailable)","details":null\}$/;

function expectNoFailure(status: number, answer: string): void {
  const failed = status >= 500 && !(status === 503 && WITHOUT_PROVIDER.test(answer));
  expect([!failed, status, answer.slice(0, 200)]).toEqual([true, status, answer.slice(0, 200)]);
  expect(answer).not.toMatch(/node_modules|\.ts:\d|select .* from|set_config/i);
}

const bad_values = [
  null,
  '',
  ' ',
  'a',
  'a@b.co',
  'a\u0000@b.co',
  '\ud800@b.co',
  'x'.repeat(100_000),
  1,
  -0,
  1e300,
  true,
  {},
  [],
  [1],
  { a: '\u0000' },
  { a: '\ud800' },
  '00000000-0000-0000-0000-000000000000',
  'toString',
];

const auth_fields: [string, string[]][] = [
  ['/signup', ['email', 'password', 'data', 'phone']],
  ['/token?grant_type=password', ['email', 'password']],
  ['/token?grant_type=refresh_token', ['refresh_token']],
  ['/token?grant_type=pkce', ['auth_code', 'code_verifier']],
  ['/otp', ['email', 'create_user', 'options']],
  ['/verify', ['email', 'token', 'token_hash', 'type']],
  ['/recover', ['email']],
  ['/resend', ['email', 'type']],
  ['/logout', ['scope']],
];

test.each(auth_fields)('%s refuses every wrong value of %j', async (path, fields) => {
  for (const field of fields) {
    for (const [i, value] of bad_values.entries()) {
      const json = {
        email: `${field}${i}@exemplo.com`,
        password: PASSWORD,
        type: 'signup',
        token: '123456',
      };
      const response = await call(backend, `/auth/v1${path}`, {
        json: { ...json, [field]: value },
      });
      expectNoFailure(response.status, await response.text());
    }
  }
});

test('a person’s own account refuses wrong values too', async () => {
  for (const field of ['email', 'data', 'nonce', 'phone', 'app_metadata', 'role']) {
    for (const value of bad_values) {
      const json = { [field]: value };
      const response = await call(backend, '/auth/v1/user', {
        method: 'PUT',
        token: ada.token,
        json,
      });
      expectNoFailure(response.status, await response.text());
    }
  }
  const { rows } = await backend.db.query('select role, email from auth.users where id = $1', [
    ada.id,
  ]);
  expect(rows).toEqual([{ role: 'authenticated', email: 'ada@exemplo.com' }]);
});

test.each(['sync_pull', 'sync_push', 'sync_manifest', 'sync_rows'])(
  '%s refuses every wrong value',
  async (rpc) => {
    const right = {
      v: 1,
      user_id: ada.id,
      device_id: ada.id,
      mutations: [],
      scopes: {},
      limit: 1,
      digest: [],
      unsettled: [],
    };
    const fields = [...Object.keys(right), 'epoch', 'scope', 'collection', 'ids'];
    for (const value of bad_values) {
      const asked = [{ p: value }, ...fields.map((field) => ({ p: { ...right, [field]: value } }))];
      for (const json of asked) {
        const response = await call(backend, `/rest/v1/rpc/${rpc}`, { token: ada.token, json });
        expectNoFailure(response.status, await response.text());
      }
    }
  },
);

test('an invalid HTTP request is closed, and the next one is answered', async () => {
  for (const noise of [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET /\r\n\r\n',
    'GET http://[bad HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: <>\r\n\r\n',
  ]) {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(backend.port, '127.0.0.1', () => socket.end(noise));
      socket.on('data', (part) => (text += String(part)));
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 (400|404|421)|$)/);
  }
  expect((await call(backend, '/health')).status).toBe(200);
});
