import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { gate } from '#i18n/pt-BR/gate.ts';
import { pack as words } from '#i18n/pt-BR/pack.ts';
import { pass } from '#i18n/pt-BR/pass.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openPlaceMenu, playerAtForm, submitRegistration } from '../../event-page.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { seriousOf, smallTargets, tooWide } from '../../screens/screen-faults.ts';
import { resize } from '../../screens/screen-walk.ts';
import { CONTACT, fieldEvent } from './field-event.ts';
import { login } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[pack] one tap brings everything for the field, and a phone that was off shows it with no signal', async () => {
  const event = await fieldEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await submitRegistration(page);
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  await page.goto(`/event/${event.id}`);
  await openPlaceMenu(page);
  await page.getByRole('link', { name: registration.mine.pack }).click();
  await page.getByRole('status').filter({ hasText: words.ready }).first().waitFor();
  await phone.goOffline();
  await phone.closePages();

  const later = await phone.open(`/event/${event.id}/pack`);
  await later.getByRole('status').filter({ hasText: words.ready }).first().waitFor();
  await later.getByText('Leve óculos, água e a ponta laranja.').waitFor();
  await later.getByRole('img', { name: /^Mapa: Campo de teste/ }).waitFor();
  await later.getByText('-23.11712, -46.55031', { exact: true }).waitFor();
  const calls = await later
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(calls).toEqual(['tel:192', 'tel:193', 'tel:190', `tel:+${CONTACT}`]);
  for (const width of [320, 390]) {
    await resize(later, width, 800);
    const faults = [...(await tooWide(later)), ...(await smallTargets(later))];
    expect([...faults, ...(await seriousOf(later))]).toEqual([]);
  }
  await later.getByRole('link', { name: registration.mine.pass }).click();
  await later
    .getByRole('img', { name: pass.qr.replace('{name:string}', 'Bruno Carvalho') })
    .waitFor();
  await phone.close();
});

const said = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

if (LONG) {
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
    await page.getByRole('button', { name: gate.more, exact: true }).click();
    await page.getByRole('link', { name: gate.pack }).click();
    await said(page, words.ready);
    await phone.goOffline();
    await page.getByRole('link', { name: 'Check-in' }).click();
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
}
