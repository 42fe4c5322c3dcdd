import { afterAll, beforeAll, expect, test } from 'vitest';
import { teams as words } from '#i18n/pt-BR/teams.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { upToDate } from '../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await app.backend.query(
    `insert into public.teams (id, name, city, state)
     select gen_random_uuid(), 'Pelotão ' || n, 'Itu', 'SP' from generate_series(1, 3000) n`,
  );
});
afterAll(() => app.close());

test('three thousand teams scroll, and each is found without a signal', async () => {
  const phone = await app.openPhone({ permissions: [] }); // without a place the list is in the order of names
  const page = await phone.open('/teams');
  await upToDate(page);
  const list = page.getByRole('list', { name: words.title });
  await list.getByRole('listitem').first().waitFor();
  await expect
    .poll(() => list.getByRole('listitem').first().getAttribute('aria-setsize'))
    .toBe('3012');
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await expect
    .poll(async () => {
      // again, because rows that were only estimated change the height
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return list.getByText('Pelotão 3000', { exact: true }).count();
    })
    .toBe(1);

  await phone.goOffline();
  await page.getByPlaceholder(words.search).fill('pelotao 2777 itu');
  await expect.poll(() => list.getByRole('link').allInnerTexts()).toEqual(['Pelotão 2777']);
  await page.getByPlaceholder(words.search).fill('ninguém');
  await page.getByText(words.none).waitFor();
  await page.getByRole('main').getByText(words.clear, { exact: true }).click();
  await list.getByText('Carcará 11', { exact: true }).waitFor();
  await phone.close();
});
