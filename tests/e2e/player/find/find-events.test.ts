import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as words } from '#i18n/pt-BR/events.ts';
import { filter as filter_words } from '#i18n/pt-BR/filter.ts';
import { no_events } from '#i18n/pt-BR/no-events.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

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

if (LONG) {
  test('[find] search ignores accents and case; its empty state differs from the filters’', async () => {
    const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
    const page = await phone.open('/events');
    const search = page.getByPlaceholder(words.search);
    await search.fill('OPERACAO mata');
    await list(page).getByRole('link', { name: 'Operação Mata Fechada' }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);

    await search.fill('xadrez');
    await page.getByText('Nenhum evento com “xadrez”.').waitFor();
    const filters = page.getByRole('region', { name: words.filter.title });
    await filters.getByRole('switch', { name: filter_words.free }).click();
    await page.getByText('Nenhum evento com “xadrez” e estes filtros.').waitFor();
    await list(page).getByRole('button', { name: words.filter.clear_all }).click();
    await list(page).getByRole('link', { name: 'Operação Mata Fechada' }).waitFor();
    expect(await search.inputValue()).toBe('');
    await phone.close();
  });

  test('[find] the nearest first, up to a distance, once the position is known', async () => {
    // the month may end today, and so may the day
    await app.backend.query(
      `insert into public.airsoft_events (id, name, date, time, location, briefing, latitude, longitude, created_by)
     select gen_random_uuid(), 'Hoje à Noite', (now() at time zone 'America/Sao_Paulo')::date + days, '23:59',
            'Campo de teste, Atibaia - SP', '<p>Leve óculos, água e lanterna.</p>', -23.12, -46.55,
            (select id from auth.users where email = 'organizador@exemplo.com')
     from generate_series(0, 1) days`,
    );
    await app.backend.refreshSnapshot();
    const phone = await app.openPhone({ viewport: PHONE });
    const page = await phone.open('/events?km=100&when=month');
    await list(page).getByText(/^a \d/).first().waitFor(); // the phone's position is São Paulo
    const distances = await list(page)
      .getByText(/^a [\d.,]+\skm$/)
      .allTextContents();
    expect(distances.length).toBeGreaterThan(0);
    for (const text of distances) expect(Number(/[\d.]+/.exec(text)![0])).toBeLessThanOrEqual(100);
    await page.getByRole('button', { name: 'Remover filtro: até 100 km' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('km')).toBe(false);
    await phone.close();
  });
}
