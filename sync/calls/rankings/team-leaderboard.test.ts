import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { fetchTeamLeaderboard, keptTeamLeaderboard } from './team-leaderboard.ts';

const server = { url: 'http://server.test', publishable_key: 'key' };
const row = {
  id: seededIds(4)(),
  name: 'Lobos-Guará',
  logo: null,
  city: 'São Paulo',
  state: 'SP',
  event_count: 3,
  member_count: 4,
  score: 20,
};
const open = () => new DeviceDatabase('anon', { indexedDB: new IDBFactory(), IDBKeyRange });
const asked = { signal: new AbortController().signal, now: 1_000 };
afterEach(() => vi.unstubAllGlobals());

test('the last answer is kept for a start without a signal', async () => {
  const db = open();
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json([row])));
  vi.stubGlobal('fetch', fetch);
  const board = { rows: [row], at: 1_000 };
  expect(await fetchTeamLeaderboard(db, server, asked)).toEqual(board);
  const [url, { body }] = fetch.mock.lastCall!;
  expect([new URL(url).pathname, body]).toEqual([
    '/rest/v1/rpc/get_team_leaderboard',
    '{"limit_rows":100}',
  ]);
  expect(await keptTeamLeaderboard(db)).toEqual(board);
  expect(await db.meta.get('team_leaderboard')).toEqual(board); // the next version finds it
  db.close();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a portal', () => Promise.resolve(Response.json({ login: 'here' }))],
  ['an error', () => Promise.resolve(Response.json([row], { status: 500 }))],
])('%s discards nothing that was kept', async (_, reply) => {
  const db = open();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([row])));
  await fetchTeamLeaderboard(db, server, asked);
  vi.stubGlobal('fetch', reply);
  expect(await fetchTeamLeaderboard(db, server, asked)).toBeNull();
  expect((await keptTeamLeaderboard(db))?.rows).toEqual([row]);
  db.close();
});
