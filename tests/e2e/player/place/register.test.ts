import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration as words } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { openEvent, placesOf, playerAtForm, registerAnother } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { lookForNews } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a mistake is told at its field; a place that is gone when the request arrives is told, and nothing typed is lost', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  const submit = page.getByRole('button', { name: words.submit });
  const name = page.getByLabel(words.field.name, { exact: true });
  const invited_by = page.getByLabel(words.field.invited_by);
  await page.getByRole('button', { name: words.review.edit, exact: true }).click();
  await name.fill('Zé');
  await submit.click();
  await page.getByText(validation.registration_name_too_short).waitFor();
  await name.fill('Zélia d’Ávila');
  await invited_by.fill('Tonho');

  await phone.goOffline();
  await submit.click();
  await page.getByText(words.saved_title.queued, { exact: true }).first().waitFor();
  await registerAnother(app.backend, event, '11987654321');
  const limit = 'update public.airsoft_events set max_op = $2 where id = $1';
  await app.backend.query(limit, [event.id, 1]);
  await phone.goOnline();
  await page.getByText(problems.refused.event_full, { exact: true }).first().waitFor();
  await page.getByRole('link', { name: words.to_waiting_list }).waitFor();

  await app.backend.query(limit, [event.id, 2]);
  await lookForNews(page);
  await submit.waitFor();
  expect([await name.inputValue(), await invited_by.inputValue()]).toEqual([
    "Zélia d'Ávila", // the one apostrophe that is stored
    'Tonho',
  ]);
  await submit.click();
  await page.getByText(words.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, 'jogador@exemplo.com')).toBe(1);
  await phone.close();
});
