import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { home } from '#i18n/pt-BR/home.ts';
import { sponsor as words } from '#i18n/pt-BR/sponsor.ts';
import { deviceValue } from '../../device-values.ts';
import { startApp, type RunningApp } from '../../harness.ts';

const SHOP = 'https://example.com/loja';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  // only requests to the sponsors leave this machine
  await app.backend.query(
    `update public.advertisements set link_url = $1 where location = 'home'`,
    [SHOP],
  );
  await app.backend.refreshSnapshot();
});
afterAll(() => app.close());

type Ad = { id: string; title: string };

/** The ads of home that run today, the first slot first. */
const running = () =>
  app.backend.query<Ad>(
    `select id, title from public.advertisements where location = 'home' order by priority desc`,
  );

async function counted({ id }: Ad): Promise<[views: number, clicks: number]> {
  const [row] = await app.backend.query<{ views: number; clicks: number }>(
    `select views::int, clicks::int from public.advertisement_metrics where ad_id = $1`,
    [id],
  );
  return [row?.views ?? 0, row?.clicks ?? 0];
}

const card = (page: Page, { title }: Ad) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

/**
 * Waits until half of it has been visible for a second, by an observer and clock of the page; the
 * app's own began earlier, so it has ended.
 */
const seenForASecond = (part: Locator): Promise<void> =>
  part.evaluate(
    (element) =>
      new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const watching = new IntersectionObserver(
          ([entry]) => {
            clearTimeout(timer);
            if ((entry?.intersectionRatio ?? 0) < 0.5) return;
            timer = setTimeout(() => {
              watching.disconnect();
              resolve();
            }, 1_000);
          },
          { threshold: 0.5 },
        );
        watching.observe(element);
      }),
  );

/** A click opens another site, which this replaces. */
async function withSponsorsSite(page: Page): Promise<void> {
  await page
    .context()
    .route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>loja</title>' }),
    );
}

test('an ad visible for a second is a view, a click opens another tab, and each counts once', async () => {
  const [ad, , last] = (await running()) as [Ad, Ad, Ad];
  const [views, clicks] = await counted(ad);
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/');
  await withSponsorsSite(page);
  await page.getByRole('heading', { name: words.title }).waitFor();
  expect(await counted(ad)).toEqual([views, clicks]); // it is far below the visible part
  await card(page, ad).scrollIntoViewIfNeeded();
  await expect.poll(() => counted(ad)).toEqual([views + 1, clicks]);

  const link = card(page, ad).getByRole('link');
  // the phone had the ads of its earlier visit, until its round
  await expect.poll(() => link.getAttribute('href')).toBe(SHOP);
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer sponsored');
  for (const _ of [1, 2]) {
    const [shop] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await shop.waitForURL(SHOP);
    expect(await shop.evaluate(() => window.opener === null)).toBe(true);
    await shop.close();
  }
  await expect.poll(() => counted(ad)).toEqual([views + 1, clicks + 1]);

  const second = await phone.open('/'); // another tab, and the first one again
  await card(second, ad).scrollIntoViewIfNeeded();
  await page.reload();
  await card(page, ad).scrollIntoViewIfNeeded();
  // and counts no view
  await Promise.all([page, second].map((tab) => seenForASecond(card(tab, ad))));
  const [, clicks_of_last] = await counted(last);
  // is counted, and the earlier counts are delivered too
  await card(page, last).getByRole('link').click();
  await expect.poll(async () => (await counted(last))[1]).toBe(clicks_of_last + 1);
  expect(await counted(ad)).toEqual([views + 1, clicks + 1]);
  await phone.close();
});

test('views and clicks made offline are delivered when the app is opened again', async () => {
  const [, , ad] = (await running()) as [Ad, Ad, Ad];
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const page = await phone.open('/');
  await page.getByRole('heading', { name: words.title }).waitFor();
  await phone.serviceWorker(page);
  // as if there were no earlier visitors
  await app.backend.query('delete from private.advertisement_counts');
  const before = await counted(ad);
  await phone.goOffline();
  await page.reload();
  await withSponsorsSite(page);
  await card(page, ad).scrollIntoViewIfNeeded();
  await expect.poll(() => waiting(page, ad, 'views')).toBe(1);
  const [shop] = await Promise.all([
    page.context().waitForEvent('page'),
    card(page, ad).getByRole('link').click(),
  ]);
  await shop.close();
  await expect.poll(() => waiting(page, ad, 'clicks')).toBe(1);
  expect(await counted(ad)).toEqual(before);
  await phone.closePages();

  await phone.goOnline();
  const again = await phone.open('/events'); // a screen without that ad
  await again.getByRole('heading', { name: list_words.title, level: 1 }).waitFor();
  await expect.poll(() => counted(ad)).toEqual([before[0] + 1, before[1] + 1]);
  await phone.close();
});

test('the list has one slot, home three: an expired ad is gone, and a free slot invites one', async () => {
  await app.backend.query(
    `update public.advertisements set start_date = current_date - 9, end_date = current_date - 2
     where location = 'home' and priority < 90`,
  );
  await app.backend.refreshSnapshot();
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/');
  await page.getByText('Patrocinado por Ponta Laranja Suprimentos').waitFor();
  const invitations = page.getByText(words.free).filter({ visible: true });
  await expect.poll(() => invitations.count()).toBe(1); // on a phone one stands for both free slots
  await page.getByRole('link', { name: home.hero.events }).first().click();
  await page.getByText('Patrocinado por Seis Milímetros').waitFor();
  expect(await invitations.count()).toBe(0);
  await phone.close();
});

type Counts = { ad_id: string; metric_type: string; sent: boolean }[];

/** What this device has counted for an ad and not delivered. */
async function waiting(page: Page, { id }: Ad, metric: 'views' | 'clicks'): Promise<number> {
  const days = await deviceValue<{ counts: Counts }[]>(page, 'ad_counts');
  const counts = (days ?? []).flatMap((day) => day.counts);
  return counts.filter((one) => one.ad_id === id && one.metric_type === metric && !one.sent).length;
}
