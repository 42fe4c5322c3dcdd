import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as words } from '#i18n/pt-BR/events.ts';
import { no_events } from '#i18n/pt-BR/no-events.ts';
import { filter as filter_words } from '#i18n/pt-BR/filter.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const PHONE = { width: 390, height: 844 };
const show = (count: number) => `Ver ${count} ${count === 1 ? 'evento' : 'eventos'}`;
const list = (page: Page) => page.locator('#events');
const rows = (page: Page) => list(page).locator('h3');

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: words.filter.title });
  await sheet.waitFor();
  return sheet;
}

test('[find] filters narrow the list, are kept in the address and can be removed one by one, also offline', async () => {
  const phone = await app.openPhone({ viewport: PHONE });
  const page = await phone.open('/events');
  await rows(page).first().waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();

  const sheet = await openFilters(page);
  await sheet.getByLabel(filter_words.mode).selectOption('CQB');
  const [{ n: of_mode } = { n: 0 }] = await app.backend.query<{ n: number }>(
    `select count(*)::int as n from public.airsoft_events
     where game_mode = 'CQB' and is_public and deleted_at is null and date >= private.window_from()`,
  );
  expect(of_mode).toBeGreaterThan(0);
  await expect.poll(() => rows(page).count()).toBe(of_mode);
  await sheet.getByRole('button', { name: show(of_mode) }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('mode')).toBe('CQB');
  const found = new RegExp(`^${of_mode} evento`);
  await page.getByRole('status').filter({ hasText: found }).waitFor();

  await openFilters(page);
  await sheet.getByLabel(filter_words.state).selectOption('RR'); // there is no CQB event in that state
  await sheet.getByRole('button', { name: show(0) }).click();
  await page.getByText(no_events.none_filtered).waitFor();
  await page.getByRole('button', { name: 'Remover filtro: RR' }).click();
  await expect.poll(() => rows(page).count()).toBe(of_mode);

  await page.reload(); // the address restores them on this phone
  await expect.poll(() => rows(page).count()).toBe(of_mode);
  await page.getByRole('button', { name: words.filter.clear_all }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(of_mode);

  // two taps, the second before the first one is in the address
  await page.locator('.strip-chip').evaluateAll(
    (chips, names) => {
      for (const chip of chips as HTMLElement[]) if (names.includes(chip.innerText)) chip.click();
    },
    [words.filter.weekend, words.filter.free_short] as string[],
  );
  await expect.poll(() => new URL(page.url()).search).toBe('?when=weekend&free=true');
  await phone.close();
});
