import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { arenas } from '#i18n/pt-BR/arenas.ts';
import { event_map } from '#i18n/pt-BR/event-map.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { teams } from '#i18n/pt-BR/teams.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { withoutTiles } from '../../tiles.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** What a header had on a phone before it had a title: padding, border, and the room below it. */
const ROOM_PX = 8 + 8 + 1 + 12;
const TITLE_PX = 8;

/** The served page gives its place to the app's meanwhile. */
const boxOf = (shown: Locator) =>
  vi.waitFor(
    async () => (await shown.boundingBox()) ?? Promise.reject(new Error('not there')),
    45_000,
  );

test.each([
  ['/events', events.title, events.new_event],
  ['/teams', teams.title, teams.new_team],
])(
  '%s says at 390 px in words what it is, and its rows begin no later',
  async (path, title, add) => {
    const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
    await withoutTiles(phone);
    const page = await phone.open(path);
    const header = page.locator('main .page-header');
    const heading = header.getByRole('heading', { level: 1, name: title });
    await page.locator('main .list-row, main li').first().waitFor();

    const line = await boxOf(heading);
    const letter_px = await heading.evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
    expect(line.width).toBeGreaterThan(60); // what is only read out has 1 px
    expect(line.height).toBeLessThan(2 * letter_px);

    const search = await boxOf(header.getByRole('searchbox'));
    const link = header.getByRole('link', { name: add });
    const box = await boxOf(link);
    const words = await link.locator('span').evaluate((span) => span.getClientRects().length);
    expect(words, 'its words stand in one line').toBe(1);
    expect(box.width).toBeGreaterThan(90);
    expect(box.y + box.height / 2).toBeCloseTo(search.y + search.height / 2, 0);

    const first = page.locator('main .strip-chip').first();
    const before = ROOM_PX + search.height;
    const now = (await boxOf(first)).y - (await boxOf(header)).y;
    expect(now).toBeLessThanOrEqual(before + TITLE_PX + 0.5);
    await phone.close();
  },
);

test.each([
  ['/map', arenas.title, arenas.propose.add],
  ['/events/map', event_map.title, events.new_event],
])(
  '%s says at 390 px in words what it is, in one line, over its list',
  async (path, title, add) => {
    const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
    await withoutTiles(phone);
    const page = await phone.open(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await page.locator('main li').first().waitFor();
    const line = await boxOf(heading);
    const letter_px = await heading.evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
    expect(line.width).toBeGreaterThan(60);
    expect(line.height).toBeLessThan(2 * letter_px);
    // the way to a new one lies on the map, over the edge of the list
    const box = await boxOf(page.getByRole('link', { name: add }));
    expect(box.y + box.height).toBeLessThan(line.y);
    const { clientWidth } = await page.evaluate(() => ({
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(box.x + box.width).toBeGreaterThan(clientWidth - 20);
    await phone.close();
  },
);

test('[story] on a phone the map of events leads to their list, and the list to the map', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  await withoutTiles(phone);
  const page = await phone.open('/events/map');
  await page.getByRole('button', { name: new RegExp(`^${events.filter.open}`) }).click();
  await page.getByRole('link', { name: event_map.list }).click();
  await page.waitForURL(({ pathname }) => pathname === '/events');
  await page.locator('main .strip-chip[href="/events/map"]').click();
  await page.waitForURL(({ pathname }) => pathname === '/events/map');
  await phone.close();
});
