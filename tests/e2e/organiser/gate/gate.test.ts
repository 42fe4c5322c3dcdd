import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { staff } from '#i18n/pt-BR/staff.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { ARRIVED, came, letIn, row, said, signedIn, takenAway, today } from './gate-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[gate] two phones mark with no signal, one is closed with marks in its queue, and both count the same people as the base', async () => {
  const event = await today(app);
  const [one, two] = [
    await signedIn(app, 'organizador@exemplo.com'),
    await signedIn(app, 'capitao@exemplo.com'),
  ];
  await one.page.goto(`/event/${event.id}/gate`);
  await two.page.goto(`/event/${event.id}`);
  await two.page.getByRole('link', { name: staff.open }).click();
  for (const at of [one, two]) await takenAway(at);

  for (const name of ['Ana', 'Bia', 'Caio']) await letIn(one.page, name);
  // at a desk: a name and Enter
  await one.page.getByPlaceholder(words.search).fill('leo');
  await one.page.keyboard.press('Enter');
  await row(one.page, 'Léo').getByText(ARRIVED).waitFor();
  await one.page.getByPlaceholder(words.search).fill('ninguém');
  await said(one.page, words.state.unlisted);
  await one.phone.closePages(); // killed between tap and send
  one.page = await one.phone.open(`/event/${event.id}/gate`);
  await said(one.page, came(4));
  await said(one.page, words.unsent.replace('{count:number}', '4'));

  for (const name of ['Caio', 'Davi', 'Eva']) await letIn(two.page, name);
  await two.page.getByRole('button', { name: words.undo }).click();
  await row(two.page, 'Eva').getByText(words.state.missing, { exact: true }).waitFor();
  await said(two.page, came(2));

  await two.phone.goOnline();
  await one.phone.goOnline();
  for (const { page } of [one, two]) await said(page, came(5));
  // the phone that marked first is named, on the other phone
  await row(two.page, 'Caio')
    .getByText(/Já entrou \d\d:\d\d · aparelho de Rafael/)
    .waitFor();
  await row(one.page, 'Caio').click();
  const sheet = one.page.getByRole('dialog', { name: 'Caio' });
  const marks = sheet.getByRole('list', { name: words.sheet.marks }).getByRole('listitem');
  await marks.nth(1).waitFor();
  expect(await marks.allInnerTexts()).toEqual([
    expect.stringMatching(/^\d\d:\d\d Entrada\neste aparelho/),
    expect.stringMatching(/^\d\d:\d\d Entrada repetida\naparelho de Diego/),
  ]);
  const [truth] = await app.backend.query(
    `select count(*)::int as marks, count(distinct id)::int as rows, (select count(*)::int from private.attended_operator_ids($1)) as people
     from public.check_ins where event_id = $1 and not flagged`,
    [event.id],
  );
  expect(truth).toEqual({ marks: 8, rows: 8, people: 5 });
  await Promise.all([one.phone.close(), two.phone.close()]);
});
