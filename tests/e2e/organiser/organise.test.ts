import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { event as words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { openEvent, register } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import {
  addParticipant,
  button,
  correctNumber,
  crowd,
  fromListMenu,
  fromMenu,
  questionInTable,
} from './organiser-page.ts';
import { hears } from '../live-signal.ts';
import { login, upToDate, WAITS, type Phone } from '../phone.ts';
import { resize } from '../screens/screen-walk.ts';
import { LONG } from '../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The organiser's device, showing the event, ready to lose its signal. */
async function organiserAt(event_id: string, viewport: { width: number; height: number }) {
  const phone = await app.openPhone({
    viewport,
    as: 'organizador@exemplo.com',
    // a print sheet that stays open, so that the test can read it at any time
    before: () => void (window.print = () => window.dispatchEvent(new Event('beforeprint'))),
  });
  const page = await phone.open(`/event/${event_id}`);
  await button(page, organise.more).waitFor();
  await phone.serviceWorker(page);
  return { phone, page };
}

test('[organise] offline, people are added and the list is exported as spreadsheet, message and print', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await organiserAt(event.id, { width: 1280, height: 800 });
  await page.getByRole('tab', { name: words.tabs.participants }).click();
  await page.getByText(words.participants.empty).waitFor();
  await phone.goOffline();

  await button(page, organise.add.action).click();
  await button(page, organise.add.submit).click();
  await page.getByText(validation.operator_required).first().waitFor();
  await button(page, common.cancel).click();
  await addParticipant(page, { name: 'Zeca Prado', whatsapp: '11 90000-0001', team: '=1+1' });
  await addParticipant(page, { name: 'Ana Lima', whatsapp: '11 90000-0002', team: 'Lobos' });
  await page.getByRole('cell', { name: /^Ana Lima/ }).waitFor();
  await expect
    .poll(() => page.getByText(words.participants.waiting, { exact: true }).count())
    .toBe(2);

  const saving = page.waitForEvent('download');
  await fromListMenu(page, words.participants.export);
  const csv = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
  expect(csv[0]).toBe(
    '\uFEFFNome;Equipe;Classe;Experiência;WhatsApp;Convidado por;Lado;Inscrito em;Veio;Pagamento;Assinatura',
  );
  expect(csv[1]).toContain(`Zeca Prado;"'=1+1";;;55 (11) 90000-0001;`);

  await fromListMenu(page, organise.list.whatsapp);
  const text = await page.getByRole('dialog').locator('pre').textContent();
  expect(text).toContain(`*${event.name}*`);
  expect(text).toContain('*2 inscritos*\n1. Zeca Prado (=1+1)\n2. Ana Lima (Lobos)');
  await page.getByRole('dialog').locator('header').getByRole('button').click();

  await page.evaluate(() => window.print());
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await sheet.getByRole('heading', { name: event.name }).waitFor();
  const people = sheet.getByRole('row').filter({ hasText: /Ana|Zeca/ });
  expect(await people.allTextContents()).toEqual([
    expect.stringContaining('Ana Lima'),
    expect.stringContaining('Zeca Prado'),
  ]);
  expect(await page.locator('#root').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await phone.goOnline();
  await expect.poll(() => page.getByRole('main').getByText(WAITS).count()).toBe(0);
  await questionInTable(page, 'Ana Lima');
  await correctNumber(phone, page);
  await crowd(app, event.id, page);
  await phone.close();
});

test('[organise] teams are drawn, a person is moved, and everything is saved at once', async () => {
  const [event] = await app.backend.query<{ id: string }>(
    `select id from public.airsoft_events where name = 'Operação Mata Fechada'`,
  );
  const { phone, page } = await organiserAt(event!.id, { width: 1280, height: 800 });
  await page.getByRole('tab', { name: words.tabs.teams }).click();
  await button(page, words.teams.split).click();
  const second = page.getByRole('region', { name: 'Equipe 2' });
  const first = page.getByRole('region', { name: 'Equipe 1' });
  const name =
    (await first.getByRole('listitem').first().locator('span').nth(1).textContent()) ?? '';
  await page.getByLabel(`Mover ${name} para`).selectOption('Equipe 2');
  await second.getByText(name, { exact: true }).waitFor();
  await button(page, words.teams.save).click();
  await button(page, words.teams.edit).waitFor();
  await expect
    .poll(() =>
      app.backend.query(
        `select t.name from public.operators o join public.event_teams t on t.id = o.event_team_id
         where o.event_id = $1 and o.name = $2`,
        [event!.id, name],
      ),
    )
    .toEqual([{ name: 'Equipe 2' }]);
  await phone.close();
});

if (LONG) {
  test('[organise] on a small phone the people begin high, and the bar at the thumb has one row', async () => {
    const event = await openEvent(app.backend);
    await app.backend.query(
      `insert into public.operators (id, event_id, name, whatsapp_masked)
       select gen_random_uuid(), $1, 'Pessoa ' || n, '' from generate_series(1, 12) n`,
      [event.id],
    );
    const { phone, page } = await organiserAt(event.id, { width: 360, height: 740 });
    await page.getByRole('tab', { name: words.tabs.participants }).click();
    const list = page.getByRole('list', { name: words.participants.label });
    await list.getByText('Pessoa 12').waitFor();
    await upToDate(page); // before, the rows may be drawn again
    expect((await list.boundingBox())!.y).toBeLessThanOrEqual(410);
    const first = await list.getByRole('listitem').first().boundingBox();
    expect(first!.height, 'the button beside a name takes no line').toBeLessThan(130);
    await page.getByRole('tab', { name: words.tabs.details }).click();
    for (const width of [360, 345, 320]) {
      await resize(page, width, 740);
      const { height } = (await page.locator('.action-bar').boundingBox())!;
      expect(height, `${width} px`).toBeLessThan(90);
    }
    await phone.close();
  });

  test('[organise] close, postpone and cancel offline, undo one; the player hears of the others', async () => {
    const event = await openEvent(app.backend);
    const player = await playerIn(event);
    const poked = await hears(player.page, `event:${event.id}`);
    const { phone, page } = await organiserAt(event.id, { width: 390, height: 844 });
    await phone.goOffline();

    await fromMenu(page, organise.registration.close);
    const waits = page.getByRole('status').filter({ hasText: '1 ação aguardando envio' });
    await waits.getByRole('button', { name: organise.waits.undo }).click();
    await button(page, organise.more).click();
    await button(page, organise.registration.close).waitFor(); // reopened

    await button(page, organise.postpone.action).click();
    await button(page, organise.postpone.confirm).click();
    await page.getByText(validation.date_invalid).waitFor();
    await page.getByRole('switch', { name: organise.postpone.open }).click();
    await page.getByLabel(organise.reason).fill('Chuva forte');
    await button(page, organise.postpone.confirm).click();
    await page.getByText(words.status.postponed).waitFor();

    await phone.goOnline();
    await poked();
    await player.page.getByText(words.status.postponed).waitFor();
    await player.page.getByText('Chuva forte').waitFor();

    await fromMenu(page, organise.cancel.action);
    await page.getByRole('dialog').getByRole('button', { name: organise.cancel.action }).click();
    await player.page.getByText(words.status.cancelled, { exact: true }).waitFor();
    await Promise.all([phone.close(), player.phone.close()]);
  });

  test('[organise] an event deleted offline disappears here at once, and everywhere with the signal', async () => {
    const event = await openEvent(app.backend);
    const { phone, page } = await organiserAt(event.id, { width: 390, height: 844 });
    await phone.goOffline();
    await fromMenu(page, words.action.delete);
    await page.getByText(words.delete.body).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: words.delete.confirm }).click();
    await page.getByText(words.delete.waiting).waitFor();
    await page.getByPlaceholder(list_words.search).fill(event.name);
    await page.getByText(`Nenhum evento com “${event.name}”.`).waitFor();

    await phone.goOnline();
    await expect
      .poll(async () => {
        const [row] = await app.backend.query<{ gone: boolean }>(
          'select deleted_at is not null as gone from public.airsoft_events where id = $1',
          [event.id],
        );
        return row?.gone;
      })
      .toBe(true);
    await phone.close();
  });
}

async function playerIn(event: {
  id: string;
  name: string;
}): Promise<{ phone: Phone; page: Page }> {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/auth');
  await login(page, 'jogador@exemplo.com');
  await page.goto('/events');
  await register(page, event);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  await page.goto(`/event/${event.id}`);
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  return { phone, page };
}
