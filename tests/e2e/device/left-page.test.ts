import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf, playerAtForm } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { upToDate } from '../phone.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true }); // the engine alone has no such cache
});
afterAll(() => app.close());

/** Another site: a page of the app that starts would end the one in the cache. */
const ELSEWHERE = () => `http://127.0.0.1:${app.backend.port}/robots.txt`;

/** Notes in the tab whether each page went into the cache and came back from it. */
const noteCache = () => {
  addEventListener('pagehide', ({ persisted }) => note(`left ${persisted}`));
  addEventListener('pageshow', ({ persisted }) => note(`shown ${persisted}`));
  function note(what: string) {
    if (location.hostname !== 'localhost') return;
    localStorage.setItem('test.cache', `${localStorage.getItem('test.cache') ?? ''}${what}, `);
  }
};
/** Chromium asks the other site for its icon. */
const ICON = /favicon/;
const cacheNotes = (page: Page) => page.evaluate(() => localStorage.getItem('test.cache'));

/** Leaves the first page just before it asks for this database, as a thumb that is in a hurry does. */
const leaveAtOpen = (name: string) => `{
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    if (args[0] === ${JSON.stringify(name)} && location.pathname === '/teams') {
      location.assign('/events');
      const now = performance.now();
      while (performance.now() - now < 30); // the next page is on its way
    }
    return open.apply(this, args);
  };
}`;

/** On a busy machine a page may be left before it has loaded, and then no browser keeps it. */
const TRIES = 4;

test.each(['qg:device', 'qg:anon:q'])(
  '[S8] a first page that is left while it makes %s stops no later page',
  async (name) => {
    const notes: (string | null)[] = [];
    while (!notes.at(-1)?.includes('left true') && notes.length < TRIES) {
      const phone = await app.openPhone({ first_visit: true, before: noteCache });
      await phone.context.addInitScript(leaveAtOpen(name));
      const page = await phone.open('/teams');
      await page.waitForURL('**/events');
      await page.getByRole('heading', { name: list_words.title, level: 1 }).waitFor();
      await upToDate(page);
      notes.push(await cacheNotes(page));
      await phone.close();
    }
    expect(notes.at(-1)).toContain('left true');
  },
);

test('[S8] [U1] a page that comes back from the cache begins anew, with its scroll, what was typed and what waits', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  phone.expectProblem(ICON);
  await phone.context.addInitScript(noteCache);
  await page.reload();
  await upToDate(page);
  const name = page.getByLabel(registration.field.name, { exact: true }).first();
  const edit = page.getByRole('button', { name: registration.review.edit, exact: true });
  await name.or(edit).first().waitFor();
  if (await edit.isVisible()) await edit.click();
  await name.fill('Ana Que Foi Ver o Mapa');
  // the draft is stored a quarter of a second after the last key
  await page.goto(ELSEWHERE());
  await page.goBack();
  // Chromium may drop the page from its cache to free memory; then it loads the page by itself
  const anew = /left true, (shown true, left false, )?shown false, $/;
  await expect.poll(() => cacheNotes(page)).toMatch(anew);
  await expect.poll(() => name.inputValue()).toBe('Ana Que Foi Ver o Mapa');

  await phone.goOffline();
  await page.getByRole('button', { name: registration.submit }).click();
  await page.getByText(registration.saved_title.queued).first().waitFor();
  await phone.goOnline();
  await page.goto(ELSEWHERE());
  await page.goBack();
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);

  await page.goto('/events');
  await upToDate(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goto(ELSEWHERE());
  await page.goBack();
  await page.getByRole('link', { name: event.name }).first().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await phone.close();
});

/** Leaves the page at the moment at which a registration is written. */
const leaveAtWrite = `{
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...row) {
    if (this.name === 'outbox') {
      location.assign(globalThis.elsewhere);
      const now = performance.now();
      while (performance.now() - now < 30);
    }
    return add.apply(this, row);
  };
}`;

test('[S8] [U1] left between the tap and the answer: either it waits, or the form still has what was typed', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await page.evaluate(`${leaveAtWrite}; globalThis.elsewhere = ${JSON.stringify(ELSEWHERE())}`);
  phone.expectProblem(ICON);
  await page.getByRole('button', { name: registration.submit }).click();
  await page.waitForURL(ELSEWHERE());
  await page.goBack();
  const submit = page.getByRole('button', { name: registration.submit });
  const kept = page.getByText(registration.saved_title.confirmed, { exact: true }).first();
  await submit.or(kept).first().waitFor();
  if (await submit.isVisible()) await submit.click();
  await kept.waitFor();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  await page.goto('/outbox');
  await page.getByText(outbox.empty).waitFor();
  await phone.close();
});
