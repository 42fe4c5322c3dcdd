import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { list_in as words } from '#i18n/pt-BR/list-in.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { SHARE_PATH } from '#sync/device/shared-text.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { openEvent } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { signInButton, upToDate } from '../phone.ts';
import { button } from './organiser-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const LIST = `*OPERAÇÃO TROVÃO* ⚡
📅 domingo 8h

1 - João Silva ✅
2 - Maria "Foxy" Souza
3) Zé
4. ~Caio Mendes~
5 - Pedro Henrique 11 98765-4321
6 - Ana Paula +1
7 -
Lista fechada 🔒`;

const adds = (count: number) => `Adicionar ${count} pessoas`;
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(words.text).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** As Android does it: the chosen app is opened with a form that is posted. */
async function share(page: Page, text: string): Promise<void> {
  await page.evaluate(
    ([action, shared]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'POST', enctype: 'multipart/form-data' });
      const field = document.createElement('textarea');
      Object.assign(field, { name: 'text', value: shared });
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [SHARE_PATH, text] as const,
  );
}

test('[story] offline, a list of WhatsApp is pasted, added, taken back and added again: the server has each person once', async () => {
  const { backend } = app;
  const event = await openEvent(backend);
  const phone = await app.openPhone({
    viewport: { width: 360, height: 740 },
    as: 'organizador@exemplo.com',
  });
  const page = await phone.open(`/event/${event.id}?tab=participants`);
  await page.getByText(event_words.participants.empty).waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();

  await page.getByRole('link', { name: organise.list.paste }).click();
  await paste(page, LIST);
  await button(page, adds(5)).waitFor(); // with the guest
  expect(await page.getByRole('checkbox').allInnerTexts()).toHaveLength(5);
  await page.getByText(words.state.struck_unknown).waitFor();
  await page.getByText(words.why.name).waitFor();
  expect(
    await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth;
    }),
  ).toBe(true);

  // what was not understood is said by the organiser, and a reload keeps it
  await button(page, `${words.edit.action}: 3) Zé`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(registration.field.name, { exact: true }).fill('Zeca Lima');
  await button(page, words.edit.save).click();
  await button(page, adds(6)).waitFor();
  await tick(page, 'Convidado de Ana Paula').uncheck();
  await button(page, adds(5)).waitFor();
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('checkbox').first().waitFor(); // else it is loaded again before it is drawn
      return page.getByRole('checkbox', { checked: true }).count();
    })
    .toBe(5);
  expect(await tick(page, 'Zeca Lima').isChecked()).toBe(true);

  const waiting = page.getByText(event_words.participants.waiting, { exact: true });
  await button(page, adds(5)).click();
  await expect.poll(() => waiting.count()).toBe(5);
  // one tap for all of them; each has a button of their own too
  const toast = page.locator('.toast-card');
  await toast.getByRole('button', { name: organise.waits.undo }).click();
  await page.getByText(event_words.participants.empty).waitFor();

  // what was pasted is there again, with what was said and chosen
  await page.getByRole('link', { name: organise.list.paste }).click();
  await button(page, adds(5)).waitFor();
  expect(await tick(page, 'Zeca Lima').isChecked()).toBe(true);
  await tick(page, 'Convidado de Ana Paula').check();
  await button(page, adds(6)).click();
  await expect.poll(() => waiting.count()).toBe(6);
  await phone.goOnline();
  await waiting.first().waitFor({ state: 'detached' });
  await upToDate(page);
  const people = await backend.query<{ name: string; whatsapp: string | null }>(
    `select o.name, c.whatsapp from public.operators o
     left join public.operator_contacts c on c.operator_id = o.id
     where o.event_id = $1 and o.deleted_at is null order by o.name`,
    [event.id],
  );
  expect(people).toEqual([
    { name: 'Ana Paula', whatsapp: null },
    { name: 'Convidado de Ana Paula', whatsapp: null },
    { name: 'João Silva', whatsapp: null },
    { name: "Maria Souza 'Foxy'", whatsapp: null },
    { name: 'Pedro Henrique', whatsapp: '5511987654321' },
    { name: 'Zeca Lima', whatsapp: null },
  ]);

  // the same list again, shared from WhatsApp and without a signal, changes nothing
  await phone.goOffline();
  await share(page, `${LIST}\n8 - Bruno Reis`);
  await page.getByRole('heading', { name: words.share.choose }).waitFor();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  await page.getByRole('link', { name: new RegExp(`^${event.name}`) }).click();
  await button(page, 'Adicionar 1 pessoa').waitFor();
  expect(await tick(page, 'Bruno Reis').isChecked()).toBe(true);
  expect(page.url()).toMatch(new RegExp(`/share\\?event=${event.id}$`));
  await page.getByText(words.state.there.replace('{who:string}', 'Pedro Henrique')).waitFor();
  await phone.close();
});

test('[story] a visitor who shares a list signs in, and finds it', async () => {
  const event = await openEvent(app.backend);
  const phone = await app.openPhone();
  const page = await phone.open('/');
  await phone.serviceWorker(page);
  await share(page, LIST);
  await page.waitForURL(/\/auth/);
  await page.getByLabel(auth.field.email).fill('organizador@exemplo.com');
  await page.getByLabel(auth.field.password, { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(page).click();
  await page.getByRole('link', { name: new RegExp(`^${event.name}`) }).click();
  await button(page, adds(5)).waitFor();
  await phone.close();
});
