import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#i18n/pt-BR/admin.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { upToDate } from '../phone.ts';

const words = admin.ads;
const TITLE = 'Loja do Tiro Certo';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[story] an ad is created, seen and counted on the home page, and switched off without a signal', async () => {
  const phone = await app.openPhone({ as: 'admin@exemplo.com' });
  const page = await phone.open('/admin/roles');
  const link = page
    .getByRole('navigation', { name: admin.nav.label })
    .getByRole('link', { name: admin.nav.ads });
  await link.dispatchEvent('click'); // a finger taps what it sees of it, and scrolls nothing before
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: words.create }).click();
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.getByText(validation.required).first().waitFor();
  await dialog.getByLabel(words.field.title).fill(TITLE);
  await dialog.getByLabel(words.field.sponsor_name).fill('Tiro Certo');
  await dialog.getByLabel(words.field.link_url).fill('http://tirocerto.example');
  await dialog.getByLabel(words.field.priority).fill('1000');
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.getByText(validation.https_needed).waitFor();
  await dialog.getByLabel(words.field.link_url).fill('https://tirocerto.example/');
  await dialog.getByRole('button', { name: words.submit }).click();
  await page.getByText(words.created).waitFor();
  const edges = await link.evaluate((one) =>
    [one, one.parentElement!].map((box) => Math.round(box.getBoundingClientRect().right)),
  );
  expect(edges[0]).toBeLessThanOrEqual(edges[1]!);
  const ads = page.getByRole('list', { name: words.title, exact: true });
  const row = ads.getByRole('listitem').filter({ hasText: TITLE });
  await row.getByText(words.state.on_air).waitFor();

  const visitor = await app.openPhone();
  const list = await visitor.open('/');
  await list.getByRole('link', { name: TITLE }).scrollIntoViewIfNeeded();
  const views = async () => {
    const [counted] = await app.backend.query<{ views: number }>(
      `select m.views::int as views from advertisement_metrics m
       join advertisements a on a.id = m.ad_id where a.title = $1`,
      [TITLE],
    );
    return counted?.views;
  };
  await expect.poll(views).toBe(1);
  await page.reload();
  await row
    .getByText(words.figures.views.replace(/\{views:number\|n\} \{\{.*\}\}/, '1 visualização'))
    .waitFor();

  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await page.getByText(words.no_figures).waitFor();
  await row.getByRole('button', { name: words.turn_off }).click();
  await row.waitFor({ state: 'detached' });
  await phone.goOnline();
  await row.getByText(words.state.off, { exact: true }).waitFor();
  await Promise.all([phone.close(), visitor.close()]);
});
