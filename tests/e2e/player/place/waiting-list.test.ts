import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { waiting } from '#i18n/pt-BR/waiting.ts';
import { openEvent, openPlaceMenu, register, submitRegistration } from '../../event-page.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { hears } from '../../live-signal.ts';
import type { Phone } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function signedIn(email: string, viewport = { width: 390, height: 844 }) {
  const phone = await app.openPhone({ viewport, as: email });
  return { phone, page: await phone.open('/') };
}

const line = (page: Page) => page.getByRole('status').filter({ hasText: waiting.told });

test('[waiting] a full event: join the list, a place becomes free, is held, and is accepted', async () => {
  const event = await openEvent(app.backend);
  await app.backend.query('update public.airsoft_events set max_op = 1 where id = $1', [event.id]);
  await app.backend.refreshSnapshot();
  const inside = await signedIn('jogador@exemplo.com');
  await inside.page.goto('/events');
  await register(inside.page, event);
  await inside.page.getByText(registration.saved_title.confirmed).first().waitFor();

  const waits = await signedIn('jogador2@exemplo.com');
  await waits.page.goto(`/event/${event.id}`);
  await joinOffline(waits);
  await line(waits.page).getByText(waiting.next).waitFor();
  const poked = await hears(waits.page, `event:${event.id}`);

  await inside.page.goto(`/event/${event.id}`);
  await openPlaceMenu(inside.page);
  await inside.page.getByRole('button', { name: words.action.cancel_registration }).click();
  await inside.page.getByRole('dialog').getByRole('button', { name: words.cancel.confirm }).click();

  await poked();
  const offer = waits.page.getByRole('status').filter({ hasText: waiting.offered });
  await offer.getByText(/Faltam \d+ h/).waitFor();
  await offer.getByRole('link', { name: waiting.accept }).click();
  await submitRegistration(waits.page, 'Camila Ferreira');
  await waits.page.getByText(registration.saved_title.confirmed).first().waitFor();
  await Promise.all([inside.phone.close(), waits.phone.close()]);
});

/** The request to join is stored offline, and is shown as a place in the list. */
async function joinOffline({ phone, page }: { phone: Phone; page: Page }) {
  const join = page.getByRole('button', { name: waiting.join });
  await join.waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();
  await join.click();
  await page.getByText(waiting.asked, { exact: true }).waitFor();
  await phone.goOnline();
  await line(page).waitFor();
}

if (LONG) {
  test('[waiting] the organiser sees the waiting list and removes a person from it', async () => {
    const event = await openEvent(app.backend);
    await app.backend.query(
      `update public.airsoft_events set max_op = 1, operators_count = 1, registration_closed = true,
            closed_because_full = true where id = $1`,
      [event.id],
    );
    const waits = await signedIn('capitao@exemplo.com');
    await waits.page.goto(`/event/${event.id}`);
    await waits.page.getByText(list_words.card.full, { exact: true }).first().waitFor();
    await waits.page.getByRole('button', { name: waiting.join }).click();
    await line(waits.page).waitFor();
    const poked = await hears(waits.page, `event:${event.id}`);

    const owner = await signedIn('organizador@exemplo.com', { width: 1280, height: 800 });
    await owner.page.goto(`/event/${event.id}?tab=participants`);
    await owner.page.getByRole('heading', { name: 'Lista de espera (1)' }).waitFor();
    await owner.page.getByRole('button', { name: `${waiting.take_out}: Diego Nascimento` }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: waiting.take_out }).click();
    await poked();
    await expect.poll(() => line(waits.page).count()).toBe(0);
    await waits.page.getByRole('button', { name: waiting.join }).waitFor();
    await Promise.all([owner.phone.close(), waits.phone.close()]);
  });
}
