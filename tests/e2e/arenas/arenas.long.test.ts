import type { Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { arena as arena_words } from '#i18n/pt-BR/arena.ts';
import { arenas as words } from '#i18n/pt-BR/arenas.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { withoutTiles } from '../tiles.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rows = (page: Page) => page.getByRole('list', { name: words.list }).getByRole('listitem');

test('an arena that does not exist leads back to the map', async () => {
  const phone = await app.openPhone();
  await withoutTiles(phone);
  const page = await phone.open(`/arena/${crypto.randomUUID()}`);
  await page.getByRole('heading', { level: 1, name: arena_words.absent }).waitFor();
  await page.getByRole('link', { name: words.back }).click();
  await rows(page).first().waitFor();
  await phone.close();
});
