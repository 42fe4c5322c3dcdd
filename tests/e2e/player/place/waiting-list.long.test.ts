import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { waiting } from '#i18n/pt-BR/waiting.ts';
import { openEvent } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { hears } from '../../live-signal.ts';

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
