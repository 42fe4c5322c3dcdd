import { afterEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { searchOperators } from './search-operators.ts';

const server = { url: 'http://server.test', publishable_key: 'key' };
const visitor = { source: { server } as never, user_id: null };
const row = {
  place: 143,
  user_id: seededIds(6)(),
  name: 'Bruno',
  whatsapp: null,
  score: 40,
  events_count: 2,
  experience: '0.5',
  teams_count: 1,
  organized_events: 0,
};
afterEach(() => vi.unstubAllGlobals());

const answers = (answer: () => Promise<Response>) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return () =>
    fetch.mock.calls.map(([url, { body, headers }]) => ({
      path: new URL(url).pathname,
      body,
      token: new Headers(headers).get('authorization'),
    }));
};

test('a person asks as themselves, and no more than the server reads', async () => {
  const asked = answers(async () => Response.json({ rows: [row] }));
  expect(await searchOperators(visitor, 'events', 'bru')).toEqual({ kind: 'ok', data: [row] });
  const ana = seededIds(7)();
  const source = await signedInSource(ana);
  await searchOperators({ source, user_id: ana }, 'overall', 'x'.repeat(101));
  expect(asked()).toMatchObject([
    { path: '/rest/v1/rpc/search_operators', body: '{"p":{"tab":"events","q":"bru"}}' },
    { body: JSON.stringify({ p: { tab: 'overall', q: 'x'.repeat(100) } }), token: 'Bearer one' },
  ]);
  source.shared.close();
});

test.each<[string, () => Promise<Response>, object]>([
  ['no network', () => Promise.reject(new TypeError('no network')), { kind: 'transient' }],
  ['a portal', async () => Response.json({ login: 'here' }), { kind: 'transient' }],
  [
    'too many',
    async () => Response.json({ code: 'PT429', details: '{"retry_after_s": 60}' }, { status: 429 }),
    { kind: 'transient', retry_after_ms: 60_000 },
  ],
  [
    'an older server',
    async () => Response.json({ code: 'PGRST202', message: '' }, { status: 404 }),
    { kind: 'version' },
  ],
])('%s: nobody knows', async (_, answer, outcome) => {
  answers(answer);
  expect(await searchOperators(visitor, 'overall', 'bru')).toEqual(outcome);
});
