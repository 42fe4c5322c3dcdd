import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { no_events } from '#i18n/pt-BR/no-events.ts';
import { home as words } from '#i18n/pt-BR/home.ts';
import { leaderboard } from '#i18n/pt-BR/leaderboard.ts';
import { patch } from '#i18n/pt-BR/patch.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const upcoming = (page: Page) => page.getByRole('region', { name: words.upcoming.title });
const numbers = (page: Page) => page.locator('dl').getByRole('definition').allInnerTexts();

test('a patch of the showcase opens large in the gallery, and a player’s earned patches are marked', async () => {
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const page = await phone.open('/');
  const [first] = await app.backend.query<{ nome: string }>(
    `select nome from public.patches where deleted_at is null order by created_at desc limit 1`,
  );
  const pins = page.getByRole('region', { name: words.patches.title }).getByRole('listitem');
  await pins.first().getByText(first!.nome).waitFor();
  await expect.poll(() => pins.count()).toBe(7);
  await expect.poll(() => pins.getByRole('img', { name: /Medalha/ }).count()).toBe(3);
  await pins.first().getByRole('link').click();
  await page.getByRole('dialog', { name: first!.nome }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');

  await login(page, 'jogador@exemplo.com');
  // the home page is now that of a person
  await page.getByRole('region').filter({ hasText: words.mine.next }).waitFor();
  const owned = page.getByRole('listitem').filter({ hasText: patch.owned });
  await page.goto('/patches');
  await owned.first().waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await owned.first().waitFor();
  const search = page.getByLabel(patch.gallery.search_label);
  await search.fill('primeira missao');
  await page.getByText('1 patch', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Primeira Missão', exact: true }).click();
  await page.getByRole('dialog').getByText(patch.earned).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await search.fill('nada disso');
  await page.getByRole('button', { name: patch.gallery.show_all }).click();
  await page.getByText('20 patches', { exact: true }).waitFor();
  await page.getByLabel(patch.gallery.type).selectOption('mvp');
  await page.getByText('3 patches', { exact: true }).waitFor();
  expect(await page.getByText(patch.future, { exact: true }).count()).toBe(1);
  await phone.close();
});

test('a captain’s home lists what waits for them, offline too, and leads to where it is decided', async () => {
  const phone = await app.openPhone({
    as: 'capitao@exemplo.com',
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.open('/');
  const waiting = page.getByRole('region', { name: words.waiting.title });
  const request = waiting.getByRole('link', { name: /^1 pedido para entrar em Lobos-Guará/ });
  await waiting.getByRole('link', { name: /^Onça-Parda propôs uma aliança/ }).waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await request.click();
  await page.getByRole('tab', { name: /^Pendentes/, selected: true }).waitFor();
  await phone.close();
});

test('without any event yet, the page says so and invites to create one', async () => {
  const empty = await startApp({ seed: 'none' });
  try {
    const phone = await empty.openPhone({
      first_visit: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await phone.open('/');
    await page.getByText(no_events.none).waitFor();
    const create = page.getByRole('link', { name: no_events.none_action }).first();
    expect(await create.getAttribute('href')).toBe('/event/create');
    await page.getByText(words.patches.empty).waitFor();
    expect(await upcoming(page).count()).toBe(0);
    await expect.poll(() => numbers(page)).toEqual(['0+', '0+']);
    await page.getByRole('link', { name: words.patches.all }).click();
    await page.getByText(patch.gallery.none).waitFor();
    await phone.close();
  } finally {
    await empty.close();
  }
});

test('the ranking of teams sorts and searches, and stays offline', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/');
  await page.getByRole('link', { name: words.shortcuts.leaderboard.title }).click();
  const names = () => page.getByRole('rowheader').locator('.font-display').allInnerTexts();
  const best = await app.backend.query<{ name: string }>(
    'select name from public.get_team_leaderboard(100)',
  );
  await expect.poll(names).toEqual(best.map(({ name }) => name));
  expect(await page.getByText(leaderboard.medal.gold).count()).toBe(1);
  // the other direction
  await page.getByRole('button', { name: leaderboard.column.points }).click();
  await expect.poll(async () => (await names()).at(-1)).toBe(best[0]?.name);

  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await page.getByText(/^Dados de (hoje|ontem)/).waitFor(); // it may be midnight
  await page.getByLabel(leaderboard.search_label).fill(best[1]!.name.toUpperCase());
  await expect.poll(names).toEqual([best[1]?.name]);
  await page.getByLabel(leaderboard.search_label).fill('xyz');
  await page.getByText(leaderboard.no_match.replace('{term:string}', 'xyz')).waitFor();
  await phone.close();
});

test('a first visit offline says what the ranking needs', async () => {
  const phone = await app.openPhone({ first_visit: true, viewport: { width: 390, height: 844 } });
  const page = await phone.open('/');
  await page.getByRole('heading', { level: 1, name: shell.tagline }).waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.goto('/leaderboard');
  await page.getByText(leaderboard.needs_signal).waitFor();
  await phone.goOnline();
  await page.getByRole('rowheader').first().waitFor(); // it reloaded by itself
  await phone.close();
});
