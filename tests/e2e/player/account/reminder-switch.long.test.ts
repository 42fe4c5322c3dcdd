import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, openPlaceMenu, submitRegistration } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login } from '../../phone.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The sheet with the reminders of this event. */
async function openSheet(page: Page, id: string) {
  await page.goto(`/event/${id}`);
  await openPlaceMenu(page);
  await page.getByRole('button', { name: words.action.reminders }).click();
  const sheet = page.getByRole('dialog', { name: words.reminders.title });
  const toggle = sheet.getByRole('switch', { name: words.reminders.switch });
  await toggle.waitFor();
  return { sheet, toggle };
}

test('[story] reminders of one event are switched off without a signal, and are off on every device', async () => {
  const event = await openEvent(app.backend);
  const other = await openEvent(app.backend);
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/auth');
  await login(page, PLAYER);
  for (const { id } of [event, other]) {
    await page.goto(`/register/${id}`);
    await submitRegistration(page);
    await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  }
  await phone.serviceWorker(page);
  const { sheet, toggle } = await openSheet(page, event.id);
  expect(await toggle.isChecked()).toBe(true);
  await sheet.getByText(words.reminders.on).waitFor();
  await phone.goOffline();
  await toggle.click();
  await sheet.getByText(words.reminders.switched_off).waitFor();
  await sheet.getByText(words.reminders.switching).waitFor();
  await phone.closePages();

  const again = await phone.open(`/event/${event.id}`);
  await openPlaceMenu(again);
  await again.getByRole('button', { name: words.action.reminders }).click();
  await again.getByText(words.reminders.switched_off).waitFor();
  await phone.goOnline();
  await expect
    .poll(() => app.backend.query('select event_id, is_off from public.reminder_choices'))
    .toEqual([{ event_id: event.id, is_off: true }]);
  await again.getByText(words.reminders.switching).waitFor({ state: 'hidden' });

  const desk = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const there = await desk.open('/auth');
  await login(there, PLAYER);
  const off = await openSheet(there, event.id);
  await expect.poll(() => off.toggle.isChecked()).toBe(false);
  expect(await (await openSheet(there, other.id)).toggle.isChecked()).toBe(true);
  const on = await openSheet(there, event.id);
  await on.toggle.click();
  await on.sheet.getByText(words.reminders.on).waitFor();
  await expect
    .poll(() => app.backend.query('select is_off from public.reminder_choices'))
    .toEqual([{ is_off: false }]);
  await Promise.all([phone.close(), desk.close()]);
});
