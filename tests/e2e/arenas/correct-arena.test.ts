import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arenas as desk } from '#i18n/pt-BR/admin-arenas.ts';
import { arenas } from '#i18n/pt-BR/arenas.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { lookForNews, upToDate } from '../phone.ts';
import { demoId } from '../team/demo-team.ts';
import { withoutTiles } from '../tiles.ts';

const ARENA = demoId('arena forte-mantiqueira');
const NAME = 'Forte Mantiqueira';
const PHONE = '(11) 4777-1234';
const words = arenas.correction;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const stored = () =>
  app.backend.query<{ phone: string; waiting: number }>(
    `select a.phone, (select count(*)::int from private.arena_corrections c where c.arena_id = a.id) as waiting
     from public.arenas a where a.id = $1`,
    [ARENA],
  );
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[story] offline a player corrects the phone of an arena; an administrator takes it, and the player sees it', async () => {
  const phone = await app.openPhone({
    viewport: { width: 390, height: 844 },
    as: 'jogador@exemplo.com',
  });
  await withoutTiles(phone);
  const page = await phone.open(`/arena/${ARENA}`);
  await button(page, words.action).waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);
  const [before] = await stored();

  await phone.goOffline();
  await button(page, words.action).click();
  await page.getByText(words.lead).waitFor();
  await button(page, words.submit).click();
  await page.getByText(words.nothing).waitFor();
  await page.getByRole('dialog').locator('[name=phone]').fill(PHONE);
  await button(page, words.submit).click();
  await page.getByText(words.waiting).waitFor();
  await button(page, organise.waits.undo).first().waitFor();
  expect(await stored()).toEqual([{ ...before, waiting: 0 }]);

  await phone.goOnline();
  await expect.poll(stored).toEqual([{ ...before, waiting: 1 }]);
  // the person may go on with it
  await button(page, words.action).click();
  await button(page, words.go_on).click();
  await expect
    .poll(() => page.getByRole('dialog').locator('[name=phone]').inputValue())
    .toContain('4777-1234');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const other = await app.openPhone({ as: 'admin@exemplo.com' });
  await withoutTiles(other);
  const admin = await other.open('/admin/arenas');
  await admin.getByRole('tab', { name: desk.tabs.corrections }).click();
  await admin.waitForURL('**/admin/arenas?filter=corrections');
  const list = admin.getByRole('list', { name: desk.tabs.corrections });
  await list.getByRole('heading', { name: NAME }).waitFor();
  await list.getByRole('checkbox', { name: desk.fact.phone }).waitFor();
  await list.getByRole('button', { name: desk.corrections.accept, exact: true }).click();
  // everybody will see it, and with a signal nothing can be taken back
  await admin.getByRole('dialog').getByRole('button', { name: desk.corrections.accept }).click();
  await admin.getByText(desk.corrections.none).waitFor();
  await expect.poll(stored).toMatchObject([{ phone: PHONE, waiting: 0 }]);
  await other.close();

  await lookForNews(page);
  await expect
    .poll(() => page.getByRole('link', { name: arenas.contact.phone }).first().getAttribute('href'))
    .toMatch(/47771234$/);
  await phone.close();
});
