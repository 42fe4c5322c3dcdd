import { fc } from '#tests/fixtures/samples/generated-cases.ts';

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
    '/rpc/people_names',
    '/rpc/past_events',
    '/rpc/public_event',
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
    '/event-passes',
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
      'ids',
      'event_id',
      'before',
      'limit_rows',
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

/** A request under a root, of any method, with or without a session. */
export const request = (root: string) =>
  fc.record({
    method,
    path: fc.oneof(path, fc.constantFrom(...known[root]!)).map((tail) => root + tail),
    query,
    header,
    body,
    signed_in: fc.boolean(),
  });

export const bad_values = [
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

/** The fields that each path of auth reads. */
export const auth_fields: [string, string[]][] = [
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
