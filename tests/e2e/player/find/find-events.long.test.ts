import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as words } from '#i18n/pt-BR/events.ts';
import { filter as filter_words } from '#i18n/pt-BR/filter.ts';
import { startApp, type RunningApp } from '../../harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const PHONE = { width: 390, height: 844 };
const list = (page: Page) => page.locator('#events');
const rows = (page: Page) => list(page).locator('h3');

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
