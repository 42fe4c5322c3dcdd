import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { openEvent, placesOf, playerAtList, register } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, WAITS } from '../phone.ts';
import { askToSignOut, confirmSignOut, databaseNames, openSignOut } from './sign-out-page.ts';
import { announced, forgetAnnouncements } from '../announcements.ts';

const A = 'jogador@exemplo.com';
const B = 'jogador2@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const idOf = async (email: string) =>
  (
    await app.backend.query<{ id: string }>('select id from auth.users where email = $1', [email])
  )[0]!.id;

/** A sentence of the dialog in the singular. */
const line = (words: string): string =>
  words
    .replace(/\{count:number\} /, '1 ')
    .replaceAll(/\{\{([^}]*)\}\}/g, (_, forms: string) => forms.split('|').at(-2)!);

test('[case 27] [S5] A’s queue waits, B signs in and neither sees nor sends it, A returns and it is sent', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtList(app, event, A);
  await phone.goOffline();
  await register(page, event);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();

  await page.goto('/event/create');
  await page.getByLabel(event_form.field.name).fill('Noite no galpão');
  await askToSignOut(page);
  const words = auth.sign_out;
  await page.getByText(line(words.left.actions)).waitFor();
  await page.getByText(line(words.left.event_drafts)).waitFor();
  await page.getByRole('button', { name: words.send_now }).click();
  await page.getByText(words.still_pending).waitFor();
  await page.getByRole('button', { name: words.stay }).click();
  expect(await page.getByLabel(event_form.field.name).inputValue()).toBe('Noite no galpão');
  await askToSignOut(page);
  await page.getByRole('button', { name: words.keep }).click();
  // the databases go before the session: a page that opened between them would still be A's
  await announced(page, auth.toast.signed_out);
  const a = await idOf(A);
  await expect
    .poll(async () => (await databaseNames(page)).filter((name) => name.includes(a)))
    .toEqual([`qg:${a}:q`]);

  await phone.goOnline();
  await login(page, B);
  await page.goto('/outbox');
  await page.getByText(outbox.empty).waitFor();
  await page.goto(`/event/${event.id}`);
  await page.getByRole('heading', { name: event.name }).waitFor();
  // B may register
  await page.getByRole('link', { name: event_words.action.register }).first().waitFor();
  expect(await page.getByRole('main').getByText(WAITS).count()).toBe(0);
  expect(await placesOf(app.backend, event, A)).toBe(0);
  expect(await placesOf(app.backend, event, B)).toBe(0);

  await openSignOut(page);
  await confirmSignOut(page);
  await login(page, A);
  await expect.poll(() => placesOf(app.backend, event, A)).toBe(1);
  expect(await placesOf(app.backend, event, B)).toBe(0);

  await page.goto('/event/create'); // A's draft is back
  await expect
    .poll(() => page.getByLabel(event_form.field.name).inputValue())
    .toBe('Noite no galpão');
  await askToSignOut(page);
  forgetAnnouncements(page);
  await page.getByRole('button', { name: words.discard }).click();
  const question = page.getByRole('dialog', { name: words.discard });
  await question.getByText(line(words.left.event_drafts)).waitFor();
  await page.getByRole('button', { name: outbox.discard.confirm, exact: true }).click();
  await announced(page, auth.toast.signed_out);
  await expect
    .poll(async () => (await databaseNames(page)).filter((name) => name.includes(a)))
    .toEqual([]);
  await phone.close();
});

test('[case 40] [S4] signing out offline leaves no database, cache or name of the person', async () => {
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const page = await phone.open('/auth');
  await login(page, A);
  await page.goto('/events');
  await page.getByRole('listitem').first().waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.getByRole('banner').getByRole('link', { name: shell.nav.profile }).click();
  await page.waitForURL('**/profile');
  await openSignOut(page);
  await confirmSignOut(page);
  await page.getByRole('banner').getByRole('link', { name: shell.nav.sign_in }).waitFor();
  const a = await idOf(A);
  await expect
    .poll(async () => (await databaseNames(page)).filter((n) => n.includes(a)))
    .toEqual([]);
  const left = await page.evaluate(async (id) => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url);
    }
    return texts.filter((text) => text.includes(id) || text.includes('jogador@exemplo.com'));
  }, a);
  expect(left).toEqual([]);
  await phone.close();
});
