import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend } from '../../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend();
}, 120_000);
afterAll(() => backend.close());

async function addAd(): Promise<string> {
  const id = randomUUID();
  await backend.db.query(
    `with ad as (insert into public.advertisements (id, title, sponsor_name, location) values ($1, 'BBs', 'Loja', 'home') returning id)
     insert into public.advertisement_metrics (ad_id) select id from ad`,
    [id],
  );
  return id;
}
const counted = async (ad: string) =>
  (
    await backend.db.query(
      'select views::int, clicks::int from public.advertisement_metrics where ad_id = $1',
      [ad],
    )
  ).rows[0];
const days = Array.from({ length: 8 }, (_, n) =>
  new Date(Date.now() - (n + 0.125) * 86_400_000).toISOString().slice(0, 10),
);

test('[hole S11] from one address only a few clicks count, whatever browser, visit and day they claim', async () => {
  const ad = await addAd();
  for (let n = 0; n < 300; n += 1) {
    const day = days[n % 8];
    const body = { ad_id: ad, metric_type: 'clicks', visit_id: randomUUID(), day };
    const headers = { 'user-agent': `Browser ${n}` };
    const response = await call(backend, '/rest/v1/rpc/count_ad', { json: { p: body }, headers });
    expect(response.status).toBe(200);
    if (n % 10 > 0) continue;
    await call(backend, '/functions/v1/increment-ad-metrics', {
      json: { adId: ad, metricType: 'clicks' },
      headers,
    });
  }
  const { clicks } = (await counted(ad)) as { clicks: number };
  expect(clicks).toBe(10);
  const { rows } = await backend.db.query<{ n: number }>(
    'select count(*)::int as n from private.advertisement_counts where ad_id = $1',
    [ad],
  );
  expect(rows).toEqual([{ n: clicks }]); // clicks that do not count leave no row
});

test('[hole S11] one view counts for each of forty phones at a field, behind one address', async () => {
  const ad = await addAd();
  for (let phone = 0; phone < 40; phone += 1) {
    const body = { ad_id: ad, metric_type: 'views', visit_id: randomUUID() };
    for (let times = 0; times < 2; times += 1)
      await call(backend, '/rest/v1/rpc/count_ad', {
        json: { p: body },
        headers: { 'user-agent': `Phone ${phone}` },
      });
  }
  expect(await counted(ad)).toEqual({ views: 40, clicks: 0 });
});

test('[hole S11] no address is stored', async () => {
  const { rows } = await backend.db.query('select * from private.advertisement_addresses');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1/);
});
