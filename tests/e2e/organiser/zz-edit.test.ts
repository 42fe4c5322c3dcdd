import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { field, organiserAt } from './event-form-page.ts';
import { openEvent } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { upToDate } from '../phone.ts';

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

test('two devices edit: changes of one are merged, changes of both are decided field by field', { repeats: 7 }, async () => {
  const event = await openEvent(app.backend);
  const path = `/event/${event.id}/edit`;
  const [here, there] = [
    await organiserAt(app, path),
    await organiserAt(app, path, { width: 1280, height: 800 }),
  ];
  // offline here: three fields, stored on the device
  await here.phone.serviceWorker(here.page);
  await here.phone.goOffline();
  await field(here.page, 'name').fill('Nome daqui');
  await field(here.page, 'location').fill('Campo daqui');
  await field(here.page, 'max_op').fill('40');
  await submit(here.page);
  await here.page.getByText(form_words.queued).waitFor();
  await here.page.getByRole('heading', { level: 1, name: 'Nome daqui' }).waitFor();

  // meanwhile on the other device: two of them, differently, and a third
  await field(there.page, 'name').fill('Nome de lá');
  await field(there.page, 'location').fill('Campo de lá');
  await field(there.page, 'time').fill('10:45');
  await submitted(there.page);

  // refused, and nothing is lost: from Pendências back into the form
  await here.phone.goOnline();
  await here.page.goto('/outbox');
  await here.page.getByRole('link', { name: common.edit, exact: true }).click();
  await here.page.getByText(words.conflict_title).waitFor();
  await expect.poll(() => field(here.page, 'time').inputValue()).toBe('10:45');
  expect(await field(here.page, 'name').inputValue()).toBe('Nome daqui');
  await submit(here.page);
  await here.page.getByText(form_words.conflict.decide_first).waitFor();
  const keep = { name: form_words.conflict.keep_mine };
  await conflict(here.page, 'name').getByRole('button', keep).click();
  const take = { name: form_words.conflict.take_theirs };
  await conflict(here.page, 'location').getByRole('button', take).click();
  await here.page.getByText(words.conflict_title).waitFor({ state: 'detached' });
  await expect.poll(() => field(here.page, 'location').inputValue()).toBe('Campo de lá');
  await submitted(here.page);
  expect(await stored(event.id)).toEqual({
    name: 'Nome daqui',
    location: 'Campo de lá',
    time: '10:45',
    max_op: 40,
  });
  await here.page.goto('/outbox');
  await here.page.getByText(outbox.empty).waitFor();
  await Promise.all([here.phone.close(), there.phone.close()]);
});

