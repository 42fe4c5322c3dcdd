import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { fetchOperatorsRanking, keptOperatorsRanking } from './operators-ranking.ts';

const server = { url: 'http://server.test', publishable_key: 'key' };
const sums = {
  score: 40,
  events_count: 2,
  experience: '0.5',
  teams_count: 1,
  organized_events: 0,
};
const row = { user_id: seededIds(4)(), name: 'Bruno', whatsapp: null, ...sums };
const asked = { signal: new AbortController().signal, now: 1_000 };
const visitor = () => ({
  db: new DeviceDatabase('anon', { indexedDB: new IDBFactory(), IDBKeyRange }),
  source: { server } as never,
  user_id: null,
});
afterEach(() => vi.unstubAllGlobals());

test('each tab is asked for and kept by itself; a visitor has no place of their own', async () => {
  const account = visitor();
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json([row])));
  vi.stubGlobal('fetch', fetch);
  const ranking = { rows: [row], mine: null, at: 1_000 };
  expect(await fetchOperatorsRanking(account, 'events', asked)).toEqual(ranking);
  expect(fetch.mock.calls.map(([url, { body }]) => [new URL(url).pathname, body])).toEqual([
    ['/rest/v1/rpc/get_operators_ranking', '{"tab":"events","limit_rows":100}'],
  ]);
  expect(await keptOperatorsRanking(account.db, 'events')).toEqual(ranking);
  expect(await keptOperatorsRanking(account.db, 'overall')).toBeNull();
  account.db.close();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a portal', () => Promise.resolve(Response.json({ login: 'here' }))],
  ['an error', () => Promise.resolve(Response.json([row], { status: 500 }))],
  ['years that are no number', () => Promise.resolve(Response.json([{ ...row, experience: 'x' }]))],
])('%s discards nothing that was kept', async (_, reply) => {
  const account = visitor();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([row])));
  await fetchOperatorsRanking(account, 'overall', asked);
  vi.stubGlobal('fetch', reply);
  expect(await fetchOperatorsRanking(account, 'overall', asked)).toBeNull();
  expect((await keptOperatorsRanking(account.db, 'overall'))?.rows).toEqual([row]);
  account.db.close();
});

test('an own place that does not come takes the ranking from nobody, nor does a full device', async () => {
  const ana = seededIds(5)();
  const source = await signedInSource(ana);
  const account = { ...visitor(), source, user_id: ana };
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes('ranking_place')
        ? Response.json({ message: 'no' }, { status: 500 })
        : Response.json([row]),
    ),
  );
  const put = vi.spyOn(account.db.meta, 'put').mockRejectedValue(new Error('QuotaExceededError'));
  const ranking = await fetchOperatorsRanking(account, 'teams', asked);
  expect(ranking).toEqual({ rows: [row], mine: undefined, at: 1_000 });
  expect(put).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
  account.db.close();
  source.shared.close();
});

test('the own place comes with the ranking and is kept with it; without points it is null', async () => {
  const ana = seededIds(5)();
  const source = await signedInSource(ana);
  const account = { ...visitor(), source, user_id: ana };
  const place = { place: 143, of: 1204, next: { place: 142, missing: 12 }, ...sums };
  const answer = (own: object) =>
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(Response.json(url.includes('ranking_place') ? own : [row])),
    );
  answer(place);
  await fetchOperatorsRanking(account, 'overall', asked);
  expect((await keptOperatorsRanking(account.db, 'overall'))?.mine).toEqual(place);
  answer({ place: null, of: 1204, next: null });
  expect((await fetchOperatorsRanking(account, 'overall', asked))?.mine).toBeNull();
  account.db.close();
  source.shared.close();
});
