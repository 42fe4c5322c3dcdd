import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { staff } from '#i18n/pt-BR/staff.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import {
  ARRIVED,
  came,
  letIn,
  NAMES,
  row,
  said,
  signedIn,
  takenAway,
  today,
  wholeRows,
} from './gate-page.ts';
import { upToDate } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[gate] two phones mark with no signal, one is closed with marks in its queue, and both count the same people as the server', async () => {
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

test('[law 1] [gate] a thumb that looks first marks whom it looked at, while the list changes', async () => {
  const event = await today(app);
  const phone = await app.openPhone({
    as: 'organizador@exemplo.com',
    viewport: { width: 360, height: 740 },
  });
  const page = await phone.open(`/event/${event.id}/gate`);
  await row(page, 'Zé').waitFor();
  await said(page, words.ready);
  const seen = await wholeRows(page);
  expect(seen.length).toBeGreaterThanOrEqual(5);
  for (const [at, wait_ms] of [
    [0, 150],
    [2, 350],
    [4, 1_000],
  ] as const) {
    await page.mouse.click(seen[at]!.x, seen[at]!.y);
    await page.waitForTimeout(wait_ms);
  }
  await said(page, came(3));
  for (const at of [0, 2, 4]) await row(page, seen[at]!.name).getByText(ARRIVED).waitFor();
  expect(await wholeRows(page)).toEqual(seen);
  // its controls are there while the answer is
  await page.getByRole('button', { name: words.undo }).waitFor();
  await page.getByRole('link', { name: words.scan.action }).click({ trial: true });
  await page.getByRole('button', { name: words.walk_in.action }).click({ trial: true });
  await phone.close();
});

if (LONG) {
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
    const letInUnlisted = async (name: string, ...numbers: readonly string[]) => {
      await page.getByPlaceholder(words.search).fill(name);
      await said(page, words.state.unlisted);
      await page.getByRole('button', { name: words.walk_in.action }).click();
      expect(await sheet.getByLabel('Nome').inputValue()).toBe(name);
      const yes = sheet.getByRole('button', { name: words.walk_in.let_in });
      for (const number of numbers) {
        await sheet.getByLabel('WhatsApp').fill(number);
        if (number !== numbers.at(-1)) await yes.waitFor({ state: 'hidden' });
      }
      await yes.click();
      await page.getByText(ARRIVED).first().waitFor();
      await page.getByRole('list', { name: words.list_label }).getByText(name).waitFor();
    };
    await letInUnlisted('Téo Avulso', '11 98888-7001');
    // typed for the wrong person: this phone knows whose number it is, and makes nobody two people
    await letInUnlisted('Rui Avulso', '11 98888-7001', '11 98888-7002');
    await said(page, `2/${NAMES.length + 2} chegaram`);

    const status = (now: string) =>
      app.backend.query('update public.airsoft_events set status = $2 where id = $1', [
        event.id,
        now,
      ]);
    await status('cancelled');
    await at.phone.goOnline();
    await page.getByRole('link', { name: words.trouble }).click();
    const corrects = page.getByRole('link', { name: words.attention.correct });
    await corrects.nth(1).waitFor();
    await status('planned');
    await app.backend.refreshSnapshot();
    for (let n = 0; n < 2; n += 1) {
      await corrects.first().click();
      await sheet.getByRole('button', { name: words.walk_in.let_in }).click();
      await sheet.waitFor({ state: 'hidden' });
      await upToDate(page);
      if (n === 0) await page.getByRole('link', { name: words.trouble }).click();
    }
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
}
