import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration as words } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { openEvent, placesOf, playerAtForm, registerAnother } from '../../event-page.ts';
import { draftOn } from '../../device-values.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { lookForNews } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a mistake is told at its field; an app that is killed and a place that is gone lose nothing that was typed', async () => {
  const event = await openEvent(app.backend);
  const { phone, page: killed } = await playerAtForm(app, event);
  const name_of = (page: Page) => page.getByLabel(words.field.name, { exact: true });
  await killed.getByRole('button', { name: words.review.edit, exact: true }).click();
  await name_of(killed).fill('Zé');
  await killed.getByRole('button', { name: words.submit }).click();
  await killed.getByText(validation.registration_name_too_short).waitFor();
  await name_of(killed).fill('Zélia d’Ávila');
  await killed.getByLabel(words.field.invited_by).fill('Tonho');
  await expect.poll(() => draftOn(killed, `register:${event.id}`)).toContain('Tonho');
  await phone.closePages();

  const page = await phone.open(`/register/${event.id}`); // what a tab kept is gone
  const submit = page.getByRole('button', { name: words.submit });
  const invited_by = page.getByLabel(words.field.invited_by);
  await submit.waitFor();
  expect([await name_of(page).inputValue(), await invited_by.inputValue()]).toEqual([
    'Zélia d’Ávila',
    'Tonho',
  ]);

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
  expect([await name_of(page).inputValue(), await invited_by.inputValue()]).toEqual([
    "Zélia d'Ávila", // the one apostrophe that is stored
    'Tonho',
  ]);
  await submit.click();
  await page.getByText(words.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, 'jogador@exemplo.com')).toBe(1);
  await phone.close();
});
