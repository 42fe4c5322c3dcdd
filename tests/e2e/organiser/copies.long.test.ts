import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { startApp, type RunningApp } from '../harness.ts';
import {
  briefing,
  draftOf,
  eventsNamed,
  field,
  fillEvent,
  organiserAt,
} from './event-form-page.ts';
import { button } from './organiser-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[copies] offline an event is copied from its menu; only the day is asked, and both are sent', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const name = `Mensal ${crypto.randomUUID().slice(0, 8)}`;
  await phone.serviceWorker(page);
  await phone.goOffline();
  await fillEvent(page, name);
  await field(page, 'max_op').fill('40');
  await button(page, words.create_submit).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await button(page, organise.more).click();
  await page.getByRole('link', { name: organise.copy }).click();
  await page.getByText(words.copy_of.replace('{event:string}', name)).waitFor();
  // nothing was typed: leaving asks nothing
  await page.getByRole('link', { name: common.cancel }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await button(page, organise.more).click();
  await page.getByRole('link', { name: organise.copy }).click();
  await field(page, 'name').waitFor();
  expect(await field(page, 'name').inputValue()).toBe(name);
  expect(await field(page, 'time').inputValue()).toBe('08:30');
  expect(await field(page, 'max_op').inputValue()).toBe('40');
  expect(await briefing(page).textContent()).toContain('ponta laranja');
  await button(page, words.create_submit).click();
  await page.getByText(validation.date_invalid).waitFor();
  await field(page, 'date').fill('31/12/2027');
  await button(page, words.create_submit).click();
  await page.waitForURL((url) => /^\/event\/[^/]{36}$/.test(url.pathname));
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await phone.goOnline();
  await expect
    .poll(async () => (await eventsNamed(app, name)).map(({ day }) => day).toSorted(), {
      timeout: 30_000,
    })
    .toEqual(['2027-12-24', '2027-12-31']);
  await phone.close();
});

test('[copies] offline a series shows its days, survives as a draft, and every event is sent once', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const name = `Quinzenal ${crypto.randomUUID().slice(0, 8)}`;
  const days = ['2027-12-24', '2028-01-07', '2028-01-21'];
  await phone.serviceWorker(page);
  await phone.goOffline();
  await fillEvent(page, name);
  await page.getByLabel(words.repeat.label).selectOption(words.repeat.two_weeks);
  await page.getByLabel(words.repeat.times).selectOption('3');
  // the draft is stored a moment after the last choice
  await expect.poll(() => draftOf(page)).toContain('"times":3');
  await phone.closePages();

  const again = await phone.open('/event/create');
  await again.getByText(form_words.draft.restored).waitFor();
  const shown = again.getByRole('list', { name: words.repeat.days }).locator('time');
  await shown.first().waitFor();
  expect(await shown.evaluateAll((all) => all.map((day) => day.getAttribute('datetime')))).toEqual(
    days,
  );
  await button(again, 'Criar 3 eventos').click();
  await again.getByRole('heading', { level: 1, name }).waitFor();
  // what can be sent to the group at once has every day and the event's link
  await again.getByText(organise.share_step.unsent).waitFor();
  await button(again, organise.share_step.whatsapp).click();
  const text = await again.getByRole('dialog').locator('pre').textContent();
  expect(text).toContain(`*${name}*`);
  expect(text).toContain('3. sexta-feira, 21 de janeiro de 2028');
  expect(text).toContain(again.url());
  await again.getByRole('dialog').locator('header').getByRole('button').click();
  await button(again, organise.share_step.done).click();
  await again.getByText(organise.share_step.title).waitFor({ state: 'detached' });
  await phone.closePages();
  expect(await eventsNamed(app, name)).toEqual([]);

  await phone.goOnline();
  const later = await phone.open('/outbox');
  await later.getByText(outbox.empty).waitFor({ timeout: 30_000 });
  const made = await eventsNamed(app, name);
  expect(made.map(({ day }) => day).toSorted()).toEqual(days);
  await phone.close();
});
