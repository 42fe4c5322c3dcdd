import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { gate } from '#i18n/pt-BR/gate.ts';
import { pack as words } from '#i18n/pt-BR/pack.ts';
import { playerAtForm, submitRegistration } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login } from '../../phone.ts';
import { CONTACT, fieldEvent } from './field-event.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const said = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

test('[pack] who registered with no signal reads what is missing, and gets it with the signal', async () => {
  const event = await fieldEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await phone.goOffline();
  await submitRegistration(page);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();
  await page.goto(`/event/${event.id}/pack`);
  await said(page, words.part.pass);
  await page.getByText(words.with_signal, { exact: true }).waitFor();
  expect(await page.locator(`a[href="tel:+${CONTACT}"]`).count()).toBe(0);
  await phone.goOnline();
  await said(page, words.ready);
  await page.locator(`a[href="tel:+${CONTACT}"]`).waitFor();
  await phone.close();
});

test('[pack] the organiser downloads from the gate; somebody without a place sees no number', async () => {
  const event = await fieldEvent(app.backend);
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, 'organizador@exemplo.com');
  await phone.serviceWorker(page);
  await page.goto(`/event/${event.id}/gate`);
  await page.getByRole('link', { name: gate.pack }).click();
  await said(page, words.ready);
  await phone.goOffline();
  await page.getByRole('link', { name: 'Portão' }).click();
  await page.getByText(gate.ready, { exact: true }).waitFor();
  await phone.close();

  const stranger = await app.openPhone();
  const view = await stranger.open('/auth');
  await login(view, 'jogador2@exemplo.com');
  await stranger.serviceWorker(view);
  await view.goto(`/event/${event.id}/pack`);
  await said(view, words.ready);
  expect(await view.content()).not.toContain(CONTACT.slice(-9));
  await stranger.close();
});
