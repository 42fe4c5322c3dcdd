import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefing as briefing_words } from '#i18n/pt-BR/briefing.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { draftOf, eventsNamed, field, fillEvent, organiserAt } from './event-form-page.ts';
import { startApp, type RunningApp } from '../harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('offline a draft survives its tab, and the event is sent once', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const name = `Rascunho ${crypto.randomUUID().slice(0, 8)}`;
  await phone.serviceWorker(page);
  await phone.goOffline();
  await fillEvent(page, name);
  await page.getByRole('link', { name: common.cancel }).click();
  await page.getByText(form_words.leave.title).waitFor();
  await page.getByRole('button', { name: form_words.leave.stay }).click();
  // the draft is stored a moment after the last key
  await expect.poll(() => draftOf(page)).toContain('ponta laranja');
  await page.getByRole('link', { name: common.cancel }).click();
  await page.getByRole('button', { name: form_words.leave.leave }).click();
  await page.waitForURL((url) => url.pathname !== '/event/create');
  await phone.closePages();

  const again = await phone.open('/event/create');
  await again.getByText(form_words.draft.restored).waitFor();
  expect(await field(again, 'location').inputValue()).toBe('Campo do Zé, Atibaia - SP');
  await again.getByRole('button', { name: form_words.draft.discard }).click();
  await again.getByText(briefing_words.undo, { exact: true }).click();
  await again.getByText(form_words.draft.restored).waitFor();
  expect(await field(again, 'location').inputValue()).toBe('Campo do Zé, Atibaia - SP');
  await field(again, 'teams_count').fill('');
  await field(again, 'max_op').focus();
  expect(await field(again, 'teams_count').inputValue()).toBe('0'); // Spec 1 §5
  await again.getByRole('button', { name: words.create_submit }).click();
  await again.getByRole('heading', { level: 1, name }).waitFor();
  await again.getByText(form_words.queued).waitFor();
  await phone.closePages();
  expect(await eventsNamed(app, name)).toHaveLength(0);

  await phone.goOnline();
  const later = await phone.open('/event/create');
  await field(later, 'name').waitFor();
  await expect.poll(async () => (await eventsNamed(app, name)).length).toBe(1);
  expect(await later.getByText(form_words.draft.restored).count()).toBe(0);
  expect(await field(later, 'name').inputValue()).toBe('');
  await phone.close();
});
