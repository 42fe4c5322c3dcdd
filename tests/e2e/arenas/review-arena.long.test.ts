import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arenas as desk } from '#i18n/pt-BR/admin-arenas.ts';
import { arenas } from '#i18n/pt-BR/arenas.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { announced } from '../announcements.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { lookForNews, upToDate } from '../phone.ts';
import { demoId } from '../team/demo-team.ts';
import { withoutTiles } from '../tiles.ts';

/** Of the demo: it waits. */
const FIRST = 'Morro Azul';
const SECOND = 'Campo da Barra';
const REASON = 'Fica dentro de um parque estadual.';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await app.backend.query(
    `insert into public.arenas (id, name, address, city, state, latitude, longitude, game_types, is_active, created_by)
     select $1, $2, 'Rua da Barra, 9', 'Serra', 'ES', -20.12, -40.3, '{cqb}', false, id
     from auth.users where email = 'jogador@exemplo.com'`,
    [demoId('arena second'), SECOND],
  );
});
afterAll(() => app.close());

const stored = (name: string) =>
  app.backend.query<{ is_active: boolean; gone: boolean }>(
    'select is_active, deleted_at is not null as gone from public.arenas where name = $1',
    [name],
  );
const proposal = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

test('[story] the desk leads to what waits; one arena is approved without a signal, one rejected with a reason that its proposer reads', async () => {
  const other = await app.openPhone({
    viewport: { width: 390, height: 844 },
    as: 'admin@exemplo.com',
  });
  await withoutTiles(other);
  const admin = await other.open('/admin');
  await upToDate(admin);
  await other.serviceWorker(admin);
  await admin.getByText('2 arenas esperam decisão').waitFor();
  await admin.getByRole('link', { name: desk.decide, exact: true }).first().click();
  await admin.waitForURL('**/admin/arenas*');

  await other.goOffline();
  await proposal(admin, FIRST).getByRole('button', { name: desk.approve, exact: true }).click();
  await dialog(admin).getByRole('button', { name: desk.approve, exact: true }).click();
  await proposal(admin, FIRST).waitFor({ state: 'detached' });
  await admin.getByRole('button', { name: organise.waits.undo }).first().waitFor();
  expect(await stored(FIRST)).toEqual([{ is_active: false, gone: false }]);
  await other.goOnline();
  await expect.poll(() => stored(FIRST)).toEqual([{ is_active: true, gone: false }]);

  await proposal(admin, SECOND).getByRole('button', { name: desk.reject, exact: true }).click();
  await dialog(admin).getByRole('button', { name: desk.reject, exact: true }).click();
  await dialog(admin).getByText(desk.text_short).waitFor();
  await dialog(admin).getByRole('textbox', { name: desk.reason }).fill(REASON);
  await dialog(admin).getByRole('button', { name: desk.reject, exact: true }).click();
  await announced(admin, desk.rejected);
  await admin.getByText(desk.none).waitFor();
  await expect.poll(() => stored(SECOND)).toEqual([{ is_active: false, gone: true }]);
  await other.close();

  const phone = await app.openPhone({ as: 'jogador@exemplo.com' });
  await withoutTiles(phone);
  const page = await phone.open('/map');
  await upToDate(page);
  await lookForNews(page);
  await page.getByRole('button', { name: new RegExp(`^${notifications.title}`) }).click();
  await page.getByText(REASON).waitFor();
  await page.keyboard.press('Escape');
  const list = page.getByRole('list', { name: arenas.list });
  await list.getByText(FIRST).waitFor();
  expect(await list.getByText(SECOND).count()).toBe(0);
  await phone.close();
});
