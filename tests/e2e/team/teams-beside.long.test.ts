import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teams as words } from '#i18n/pt-BR/teams.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { upToDate } from '../phone.ts';
import { demoTeam } from './demo-team.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
/** Whether this page loaded the list's code. */
const loadedList = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/teams-beside')),
  );

test('[desk] the list stays beside the open team, with its search and where it was', async () => {
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const page = await phone.open('/teams');
  const rows = page.locator('#teams .row-link');
  await rows.nth(3).waitFor();
  await upToDate(page);
  const names = await rows.allTextContents();
  const [first = '', second = '', last = ''] = [names[0], names[1], names.at(-1)];

  await rows.first().click();
  await heading(page, first).waitFor();
  const list = page.getByRole('navigation', { name: words.title, exact: true });
  await list.waitFor();
  expect(await loadedList(page)).toBe(true);
  await expect.poll(() => focused(page)).toEqual(['H1', expect.stringContaining(first)]);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(1280);

  await phone.goOffline();
  const scroller = list.locator('.teams-side-rows');
  const row = list.getByRole('link', { name: last, exact: true });
  // only what is near is in the document
  await scroller.evaluate((rows_box) => rows_box.scrollTo(0, rows_box.scrollHeight));
  await row.waitFor();
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await row.click();
  await heading(page, last).waitFor();
  expect(await row.getAttribute('aria-current')).toBe('page');
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.goBack();
  await heading(page, first).waitFor();
  await expect.poll(() => focused(page)).toEqual(['H1', expect.stringContaining(first)]);

  const search = list.getByPlaceholder(words.search);
  await search.fill(second);
  await expect.poll(() => list.getByRole('link').allTextContents()).toEqual([second]);
  await list.getByRole('link').click();
  await heading(page, second).waitFor();
  expect(await search.inputValue()).toBe(second);

  await page.setViewportSize({ width: 1000, height: 800 }); // a list has no room beside it
  await list.waitFor({ state: 'detached' });
  await heading(page, second).waitFor();
  await phone.close();
});

test('a phone does not load the list with a team', async () => {
  const phone = await app.openPhone();
  const page = await phone.open(`/team/${demoTeam('Lobos-Guará')}`);
  await heading(page, 'Lobos-Guará').waitFor();
  await upToDate(page);
  expect(await loadedList(page)).toBe(false);
  await phone.close();
});
