import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { countAd, deliverAdCounts } from './ad-counts.ts';
import { SharedDatabase } from '#sync/identity/session.ts';

const nextId = seededIds(11);
const [ad, other_ad] = [nextId(), nextId()];
const server = { url: 'http://server.test', publishable_key: 'key' };
const today = '2026-11-22';
const view = (ad_id = ad) => ({ ad_id, metric_type: 'views' }) as const;

let shared: SharedDatabase;
let bodies: { p: { visit_id: string; counts: { ad_id: string; day: string }[] } }[];
let headers: Headers[];
let reply: () => Response | Promise<Response>;
beforeEach(() => {
  shared = new SharedDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  [bodies, headers] = [[], []];
  reply = () => Response.json({ counted: 1 });
  vi.stubGlobal(
    'fetch',
    async (_url: string, init: { body: string; headers: Record<string, string> }) => {
      bodies.push(JSON.parse(init.body));
      headers.push(new Headers(init.headers));
      return reply();
    },
  );
});
afterEach(() => {
  shared.close();
  vi.unstubAllGlobals();
});

test('[T19] a view counts once a day on this device, however many tabs are open', async () => {
  expect(
    await Promise.all([countAd(shared, view(), today), countAd(shared, view(), today)]),
  ).toEqual([true, false]);
  expect(await countAd(shared, { ad_id: ad, metric_type: 'clicks' }, today)).toBe(true);
  expect(await countAd(shared, view(), '2026-11-23')).toBe(true);
});

test('what was counted offline is sent later, once, under its own day', async () => {
  await countAd(shared, view(), '2026-11-21');
  await countAd(shared, view(other_ad), today);
  reply = () => Promise.reject(new TypeError('no network'));
  await deliverAdCounts(shared, server, today);
  reply = () => Response.json({ counted: 1 });
  await deliverAdCounts(shared, server, today);
  await deliverAdCounts(shared, server, today);
  expect(bodies.slice(1).map(({ p }) => p.counts)).toEqual([
    [{ ad_id: ad, metric_type: 'views', day: '2026-11-21' }],
    [{ ad_id: other_ad, metric_type: 'views', day: today }],
  ]);
  expect(bodies[0]?.p.visit_id).toBe(bodies[1]?.p.visit_id); // the lost request and its repetition
  // another day gives the visitor another id
  expect(bodies[1]?.p.visit_id).not.toBe(bodies[2]?.p.visit_id);
});

test('a count carries no user id', async () => {
  await countAd(shared, view(), today);
  await deliverAdCounts(shared, server, today);
  expect(headers[0]?.get('authorization')).toBeNull();
});

test('counts older than a week are discarded, and a refused count is not sent again', async () => {
  await countAd(shared, view(), '2026-11-01');
  await countAd(shared, view(), today);
  reply = () =>
    Response.json({ code: 'PT409', message: 'invalid_args', details: null }, { status: 409 });
  await deliverAdCounts(shared, server, today);
  await deliverAdCounts(shared, server, today);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.p.counts).toHaveLength(1);
});
