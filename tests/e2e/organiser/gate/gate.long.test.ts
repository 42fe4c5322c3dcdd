import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';
import { ARRIVED, NAMES, said, signedIn, takenAway, today } from './gate-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[gate] a player who helps nowhere finds the gate closed', async () => {
  const event = await today(app);
  const { phone, page } = await signedIn(app, 'jogador@exemplo.com');
  await page.goto(`/event/${event.id}/gate`);
  await said(page, words.not_yours);
  expect(await page.getByText('Ana').count()).toBe(0);
  await phone.close();
});

test('[gate] somebody without a registration is let in with no signal; a refused one is corrected', async () => {
  const event = await today(app);
  const at = await signedIn(app, 'organizador@exemplo.com');
  const { page } = at;
  await page.goto(`/event/${event.id}/gate`);
  await takenAway(at);
  const sheet = page.getByRole('dialog', { name: words.walk_in.title });
  const letInUnlisted = async (name: string, number: string) => {
    await page.getByPlaceholder(words.search).fill(name);
    await said(page, words.state.unlisted);
    await page.getByRole('button', { name: words.walk_in.action }).click();
    expect(await sheet.getByLabel('Nome').inputValue()).toBe(name);
    await sheet.getByLabel('WhatsApp').fill(number);
    await sheet.getByRole('button', { name: words.walk_in.let_in }).click();
    await page.getByText(ARRIVED).first().waitFor();
    await page.getByRole('list', { name: words.list_label }).getByText(name).waitFor();
  };
  await letInUnlisted('Téo Avulso', '11 98888-7001');
  await letInUnlisted('Rui Avulso', '11 98888-7001'); // typed for the wrong person
  await said(page, `2/${NAMES.length + 2} chegaram`);

  await at.phone.goOnline();
  await page.getByRole('link', { name: words.trouble }).click();
  await page.getByRole('link', { name: words.attention.correct }).click();
  await sheet.getByLabel('WhatsApp').fill('11 98888-7002');
  await sheet.getByRole('button', { name: words.walk_in.let_in }).click();
  await upToDate(page);
  await said(page, `2/${NAMES.length + 2} chegaram`);
  const people = () =>
    app.backend.query(
      `select o.name, o.walk_in, count(c.id)::int as marks from public.operators o
       join public.check_ins c on c.operator_id = o.id
       where o.event_id = $1 and o.name like '%Avulso' group by 1, 2 order by 1`,
      [event.id],
    );
  await expect.poll(people, { timeout: 45_000 }).toEqual([
    { name: 'Rui Avulso', walk_in: true, marks: 1 },
    { name: 'Téo Avulso', walk_in: true, marks: 1 },
  ]);
  await at.phone.close();
});
