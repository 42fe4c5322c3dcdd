import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { openEvent, register } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { hears } from '../live-signal.ts';
import { button, fromMenu } from './organiser-page.ts';
import { login, type Phone } from '../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The organiser's device, showing the event, ready to lose its signal. */
async function organiserAt(event_id: string, viewport: { width: number; height: number }) {
  const phone = await app.openPhone({
    viewport,
    // a print sheet that stays open, so that the test can read it at any time
    before: () => void (window.print = () => window.dispatchEvent(new Event('beforeprint'))),
  });
  const page = await phone.open('/auth');
  await login(page, 'organizador@exemplo.com');
  await page.goto(`/event/${event_id}`);
  await button(page, organise.more).waitFor();
  await phone.serviceWorker(page);
  return { phone, page };
}

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
