import { afterAll, beforeAll, test } from 'vitest';
import { pass as words } from '#i18n/pt-BR/pass.ts';
import { openEvent, playerAtForm } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[gate] who has no place in the game has no pass', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await page.goto(`/event/${event.id}/pass`);
  await page.getByText(words.nobody).waitFor();
  await phone.close();
});
