import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { spoilt } from '#tests/sql/fuzz/nasty.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';

/** No server listens there, so every external service is unreachable. */
const DOWN = 'http://127.0.0.1:9';
const SECRET = 'a secret of more than twenty characters';
/** Must not appear in an answer to an invalid request. */
const CANARY = '5599900000001';
const CANARY_EMAIL = 'organizadora@exemplo.com';
const RUNS = Number(process.env['RUNS'] ?? 60);

let backend: Backend;
let owner: TestUser;
let player: TestUser;
const event = crypto.randomUUID();
const ad = crypto.randomUUID();

beforeAll(async () => {
  backend = await openRealBackend({
    settings: {
      APP_ENV: 'production',
      FUNCTIONS_SECRET: SECRET,
      GEMINI_API_KEY: 'key',
      GEMINI_API_URL: DOWN,
      NOMINATIM_URL: DOWN,
      ONESIGNAL_APP_ID: 'app',
      ONESIGNAL_API_KEY: 'key',
      ONESIGNAL_API_URL: DOWN,
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_PHONE_NUMBER_ID: '1',
      WHATSAPP_API_URL: DOWN,
    },
  });
  owner = await signUp(backend, CANARY_EMAIL);
  player = await signUp(backend, 'jogadora@exemplo.com');
  await backend.db.exec(`
    insert into public.profile_contacts (user_id, whatsapp, verified_at) values ('${owner.id}', '${CANARY}', now());
    insert into public.user_roles (user_id, role) values ('${owner.id}', 'admin');
    insert into public.airsoft_events (id, name, date, time, location, briefing, created_by)
      values ('${event}', 'Operação', '2099-01-31', '08:00', 'Campinas', '<p>Chegar cedo, sempre.</p>', '${owner.id}');
    insert into public.advertisements (id, title, sponsor_name, location) values ('${ad}', 'Loja', 'Loja', 'home');
    insert into public.advertisement_metrics (ad_id) values ('${ad}');
    insert into public.user_devices (id, user_id, onesignal_id) values (gen_random_uuid(), '${owner.id}', 'abcd1234-0000');`);
}, 120_000);
afterAll(() => backend.close());

type As = 'nobody' | 'player' | 'admin' | 'timer';
const headersOf = (as: As): { token?: string; headers?: Record<string, string> } =>
  ({
    nobody: {},
    player: { token: player.token },
    admin: { token: owner.token },
    timer: { headers: { 'x-functions-secret': SECRET } },
  })[as];

const FUNCTIONS: [string, string, As[], () => object][] = [
  [
    'register-participant',
    'POST',
    ['nobody', 'player'],
    () => ({
      eventId: event,
      name: 'Ana Souza',
      whatsapp: '85988887777',
      team: 'x',
      invited_by: 'x',
      experience: 'iniciante',
      class: 'assault',
      operator_id: event,
      mutation_id: event,
    }),
  ],
  [
    'increment-ad-metrics',
    'POST',
    ['nobody', 'player'],
    () => ({ adId: ad, metricType: 'clicks' }),
  ],
  [
    'manage-ads',
    'POST',
    ['player', 'admin'],
    () => ({
      title: 'Loja',
      sponsor_name: 'Loja',
      location: 'home',
      link_url: 'https://a.example',
      priority: 1,
      start_date: '2026-01-01',
    }),
  ],
  [
    `manage-ads?id=${ad}`,
    'PUT',
    ['player', 'admin'],
    () => ({ title: 'Loja', is_active: true, end_date: '2030-01-01' }),
  ],
  [
    'generate-briefing',
    'POST',
    ['nobody', 'player'],
    () => ({
      name: 'Operação',
      location: 'Campinas',
      date: '2099-01-31',
      game_mode: 'MilSim',
      max_op: 40,
    }),
  ],
  ['event-passes', 'POST', ['nobody', 'player'], () => ({})],
  ['geocode', 'POST', ['nobody', 'player'], () => ({ q: 'Campinas, SP' })],
  [
    'send-notification',
    'POST',
    ['nobody', 'player', 'admin', 'timer'],
    () => ({
      userId: owner.id,
      title: 'Aviso',
      body: 'x',
      url: '/events',
      data: { a: 1 },
      cause: 'c:1',
    }),
  ],
  [
    'send-event-reminders',
    'POST',
    ['nobody', 'player', 'admin', 'timer'],
    () => ({ triggered: true }),
  ],
  ['send-whatsapp-code', 'POST', ['nobody', 'player'], () => ({ whatsapp: CANARY, name: 'Ana' })],
  [
    'verify-whatsapp-code',
    'POST',
    ['nobody', 'player'],
    () => ({ whatsapp: CANARY, code: '123456' }),
  ],
];

/** A value that changes with every change of user data. */
const fingerprint = async () => {
  const tables = [
    'airsoft_events',
    'operators',
    'operator_contacts',
    'event_teams',
    'profiles',
    'profile_contacts',
    'user_roles',
    'advertisements',
    'advertisement_metrics',
    'notifications',
    'user_devices',
  ];
  const parts = tables
    .map((table) => `select to_jsonb(x)::text as t from public.${table} x`)
    .join(' union all ');
  const { rows } = await backend.db.query<{ md5: string }>(
    `select md5(string_agg(t, '|' order by t)) from (${parts} union all select to_jsonb(x)::text from private.places x) all_rows`,
  );
  return rows[0]?.md5;
};

const UNAVAILABLE = ['ai_unreachable', 'geocode_unavailable', 'unavailable'];

test.each(FUNCTIONS)(
  '%s by %s: every request gets a code, and a refused one changes nothing',
  async (name, method, everybody, base) => {
    const met = new Set<string>();
    for (const as of everybody) {
      await fc.assert(
        fc.asyncProperty(spoilt(base(), [owner.id, event, ad]), async (body) => {
          const before = await fingerprint();
          const { headers, ...rest } = headersOf(as);
          const response = await call(backend, `/functions/v1/${name}`, {
            method,
            ...rest,
            headers: { ...headers, 'content-type': 'application/json' },
            body,
          });
          const text = await response.text();
          expect(text).not.toMatch(
            /node_modules|\.ts:\d|select .* from|relation|constraint|syntax error|permission denied/i,
          );
          expect(text).not.toContain(CANARY);
          expect(text).not.toContain(CANARY_EMAIL);
          const { success, error, details } = JSON.parse(text) as {
            success?: unknown;
            error?: unknown;
            details?: unknown;
            code?: unknown;
          };
          met.add(typeof error === 'string' ? error : String(response.status));
          if (response.status === 413) return; // refused before the function runs
          expect([typeof success, success === (error === null), typeof details]).toEqual([
            'boolean',
            true,
            'object',
          ]);
          if (error !== null) expect(error).toMatch(/^[a-z_]{3,40}$/);
          if (response.status >= 500)
            expect([response.status, UNAVAILABLE]).toEqual([503, expect.arrayContaining([error])]);
          if (!success) expect(await fingerprint()).toBe(before);
          if (success && (as === 'nobody' || as === 'player'))
            expect(name).toMatch(/^(register|increment|send-whatsapp|event-passes)/);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    }
    expect(met.size).toBeGreaterThan(1); // otherwise every request failed at the same check
  },
  120_000,
);
