import { fc } from '#tests/fixtures/samples/generated-cases.ts';

/** A request as text, complete or cut off. */
export type DoorRequest = {
  method: string;
  target: string;
  headers: [string, string][];
  body: string;
  signed_in: boolean;
  /** The share of the text that is sent; below 1 the rest is never sent. */
  sent: number;
};

const ROUTES = [
  '/rest/v1/airsoft_events', '/rest/v1/operator_contacts', '/rest/v1/rpc/people_names', '/rest/v1/rpc/public_event',
  '/rest/v1/rpc/sync_pull', '/rest/v1/rpc/sync_push', '/rest/v1/rpc/sync_manifest', '/rest/v1/rpc/sync_rows',
  '/rest/v1/rpc/get_user_leaderboard', '/rest/v1/rpc/get_team_leaderboard', '/rest/v1/rpc/get_operators_ranking',
  '/rest/v1/rpc/ranking_place', '/rest/v1/rpc/get_pass_places', '/rest/v1/rpc/past_events',
  '/rest/v1/rpc/admin_access_log', '/rest/v1/rpc/admin_list_roles', '/rest/v1/rpc/advertisement_days',
  '/rest/v1/rpc/arena_corrections', '/rest/v1/rpc/count_arena_corrections',
  '/rest/v1/rpc/search_operators',
  '/rest/v1/rpc/count_ad', '/rest/v1/rpc/check_whatsapp', '/rest/v1/rpc/export_my_data', '/rest/v1/rpc/none',
  '/auth/v1/signup', '/auth/v1/token', '/auth/v1/user', '/auth/v1/logout', '/auth/v1/otp', '/auth/v1/verify',
  '/auth/v1/recover', '/auth/v1/resend', '/auth/v1/magiclink', '/auth/v1/authorize', '/auth/v1/callback',
  '/auth/v1/settings', '/auth/v1/passkeys', '/auth/v1/passkeys/registration/options',
  '/auth/v1/passkeys/registration/verify', '/auth/v1/passkeys/authentication/options',
  '/auth/v1/passkeys/authentication/verify', '/auth/v1/reauthenticate', '/auth/v1/factors', '/auth/v1/admin/users',
  '/auth/v1/invite',
  '/functions/v1/register-participant', '/functions/v1/manage-ads', '/functions/v1/increment-ad-metrics',
  '/functions/v1/generate-briefing', '/functions/v1/geocode', '/functions/v1/event-passes', '/functions/v1/send-notification',
  '/functions/v1/send-event-reminders', '/functions/v1/send-whatsapp-code', '/functions/v1/verify-whatsapp-code',
  '/storage/v1/object/avatars', '/storage/v1/object/avatars/a/b.webp', '/storage/v1/object/list/avatars',
  '/storage/v1/object/public/avatars/a/b.webp', '/storage/v1/bucket',
  '/realtime/v1/websocket', '/realtime/v1/api/broadcast',
  '/health', '/snapshot/public.json', '/', '/events', '/event/x', '/assets/app.js', '/service-worker.js', '/robots.txt',
]; // prettier-ignore

/** The same path in other spellings, or nearly the same. */
const respelt = (path: string) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(path) }, otherSpelling(path));

const otherSpelling = (path: string) =>
  fc.constantFrom<(path: string) => string>(
    (same) => same.replace('v1', '%761'),
    (same) => same.replace(/[a-z](?=[a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (same) => `/${same}`,
    (same) => same.replaceAll('/', '//'),
    (same) => `/x/..${same}`,
    (same) => `/.${same}`,
    (same) => same.replaceAll('/', '\\'),
    (same) => same.replaceAll('/', '%2f'),
    (same) => same.toUpperCase(),
    (same) => `${same}/`,
    (same) => `${same}%00`,
    (same) => `${same};a=b`,
    (same) => `${same}%zz`,
    (same) => `http://localhost${same}`,
    (same) => `${same}${'a'.repeat(5_000)}`,
    (same) => `*${same}`,
  ).map((spell) => spell(path)); // prettier-ignore

const query = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?grant_type=password', '?grant_type=refresh_token', '?grant_type=password&grant_type=pkce', '?grant%5ftype=password',
    '?select=*', '?select=*,operators(*)', '?id=eq.1', '?name=match.(a+)+$', '?or=(id.eq.1)', '?limit=-1', '?order=,',
    '?type=recovery&token=abc', '?redirect_to=//evil.example', '?vsn=1.0.0', '?apikey=x', `?a=${'b'.repeat(9_000)}`, '?%00', '?&&&',
  ),
); // prettier-ignore

const header = fc.constantFrom<[string, string]>(
  ['x-forwarded-for', '203.0.113.9'], ['x-forwarded-for', 'a, b, c'], ['forwarded', 'for=1.2.3.4'], ['x-real-ip', '::1'],
  ['cf-connecting-ip', '10.0.0.1'], ['x-forwarded-proto', 'https'], ['x-forwarded-host', 'evil.example'], ['via', '1.0 x'],
  ['origin', 'https://evil.example'], ['origin', 'null'], ['range', 'bytes=0-0,5-1'], ['range', '0-999999999'], ['range', '5-2'],
  ['prefer', 'count=exact'], ['prefer', 'return=representation,resolution=merge-duplicates,tx=rollback'],
  ['accept', 'application/vnd.pgrst.plan+json'], ['accept', 'text/csv'], ['accept', 'application/vnd.pgrst.object+json'],
  ['accept-profile', 'private'], ['content-profile', 'auth'], ['accept-encoding', 'gzip;q=0, br;q=x, *'],
  ['authorization', 'Bearer'], ['authorization', 'Bearer a.b.c'], ['authorization', 'Basic eDp5'], ['apikey', 'sb_secret_x'],
  ['content-type', 'text/plain'], ['content-type', 'multipart/form-data; boundary=x'], ['content-type', 'application/json; charset=utf-16'],
  ['content-encoding', 'gzip'], ['transfer-encoding', 'chunked'], ['content-length', '5'], ['content-length', '99999999'],
  ['content-length', '-1'], ['expect', '100-continue'], ['connection', 'upgrade'], ['upgrade', 'websocket'], ['upgrade', 'h2c'],
  ['sec-websocket-version', '13'], ['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ=='], ['if-none-match', '*'], ['te', 'trailers'],
  ['x-http-method-override', 'DELETE'], ['access-control-request-method', 'PUT'], ['x-functions-secret', 'guess'], ['cookie', 'a=b'],
  ['x-long', 'v'.repeat(12_000)],
); // prettier-ignore

const host = fc.oneof(
  { weight: 40, arbitrary: fc.constant('localhost') },
  fc.constantFrom('127.0.0.1', '[::1]', 'evil.example', 'LOCALHOST', 'localhost.', 'a b', '', 'localhost:99999', '[::1', 'x@localhost'),
); // prettier-ignore

const deep = (levels: number) => `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`;
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom(
    '{}', '[]', 'null', '{"p":{}}', '{"p":{"v":1,"scopes":{"public":{}}}}', '{"p":{"v":1,"scopes":{"me":{}},"limit":1e9}}',
    '{"email":"ana@exemplo.com","password":"wrong-guess"}', '{"email":"bia@exemplo.com","password":"wrong-guess"}',
    '{"email":"a@b.co"}', '{"whatsapp":"5599911110001","name":"Ana"}', '{"type":"recovery","token_hash":"x"}',
    '{"adId":"x","type":"click"}', deep(3), deep(20_000), `"${'x'.repeat(300_000)}"`, `[${'0,'.repeat(100_000)}0]`,
    '{"__proto__":{"a":1}}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', '\u0000\u0001', '5\r\nhello\r\n0\r\n\r\n', 'ffffffff\r\n',
  ),
  fc.json({ maxDepth: 4 }),
); // prettier-ignore

export const doorRequest: fc.Arbitrary<DoorRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'),
    target: fc
      .tuple(fc.constantFrom(...ROUTES).chain(respelt), query)
      .map(([path, search]) => path + search),
    host,
    others: fc.oneof(fc.constant([]), fc.array(header, { maxLength: 3 })),
    body,
    signed_in: fc.boolean(),
    sent: fc.oneof({ weight: 12, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 0.95, noNaN: true })),
  })
  .map(({ host: name, others, ...rest }) => ({ ...rest, headers: [['host', name], ...others] })); // prettier-ignore
