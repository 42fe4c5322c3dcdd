import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { field, organiserAt } from './event-form-page.ts';
import { openEvent } from '../event-page.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, lookForNews, upToDate } from '../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function stored(id: string) {
  const [row] = await app.backend.query<Record<string, unknown>>(
    `select name, location, time, max_op from public.airsoft_events where id = $1`,
    [id],
  );
  return row;
}

const submit = (page: Page) => page.getByRole('button', { name: words.edit_submit }).click();
/**
 * Waits until the network is idle, then submits: a slow outcome would be shown as kept, and not as
 * done.
 */
async function submitted(page: Page): Promise<void> {
  await upToDate(page);
  await submit(page);
  await page.getByText(words.saved.updated).waitFor();
}

/** A conflict in one field, where two devices made different changes. */
const conflict = (page: Page, unit: keyof typeof words.field) =>
  page.getByRole('group', {
    name: form_words.conflict.decide.replace('{field:string}', words.field[unit]),
    exact: true,
  });

test('a change by another device appears in an open form, and asks only about touched fields', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await organiserAt(app, `/event/${event.id}/edit`);
  await field(page, 'name').fill('Nome daqui');
  await app.backend.query(
    `update public.airsoft_events set name = 'Nome de lá', time = '10:45' where id = $1`,
    [event.id],
  );
  await lookForNews(page);
  await page.getByText(words.conflict_title).waitFor();
  await expect.poll(() => field(page, 'time').inputValue()).toBe('10:45');
  await conflict(page, 'name').getByRole('button', { name: form_words.conflict.edit }).click();
  await page.getByLabel(words.field.name, { exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nome dos dois');
  await submitted(page);
  expect(await stored(event.id)).toMatchObject({ name: 'Nome dos dois', time: '10:45' });
  await phone.close();
});

test('other people cannot edit it, and an unknown event leads to the list', async () => {
  const event = await openEvent(app.backend);
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/auth');
  await login(page, 'jogador@exemplo.com');
  await page.goto(`/event/${event.id}/edit`);
  await page.getByRole('heading', { name: words.not_owner }).waitFor();
  expect(await field(page, 'name').count()).toBe(0);
  await page.goto(`/event/${crypto.randomUUID()}/edit`);
  await page.getByText(event_words.absent).waitFor();
  await page.waitForURL('**/events');
  await page.goto('/event/edit');
  await page.getByText(event_words.missing_id).waitFor();
  await page.waitForURL('**/events');
  await page.goto('/event/not-an-id');
  await page.getByText(validation.id_invalid).waitFor();
  await page.waitForURL('**/events');

  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.goto(`/event/${crypto.randomUUID()}`);
  // the server could not be asked
  await page.getByRole('heading', { name: event_words.not_here }).waitFor();
  await phone.goOnline();
  await page.getByText(event_words.absent).waitFor(); // the server's answer
  await page.waitForURL('**/events');
  await phone.close();
});
