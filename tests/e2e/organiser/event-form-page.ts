import type { Locator, Page } from 'playwright';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { PNG } from '#tests/fixtures/samples/pictures.ts';
import type { Phone } from '../phone.ts';
import type { RunningApp } from '../harness.ts';
import type { TestBackend } from '../backend/test-backend.ts';

const ORGANISER = 'organizador@exemplo.com';
export const BRIEFING = 'Leve água, óculos e a ponta laranja.';

/** A field of the form by its label. */
export const field = (page: Page, name: keyof typeof words.field): Locator =>
  page.getByLabel(words.field[name], { exact: true });

/** The rich text editor of the briefing. */
export const briefing = (page: Page): Locator =>
  page.getByRole('textbox', { name: event_words.details.briefing });

/** The organiser's phone, with the app installed and the form open. */
export async function organiserAt(
  app: RunningApp,
  path: string,
  viewport = { width: 390, height: 844 },
): Promise<{ phone: Phone; page: Page }> {
  const phone = await app.openPhone({ viewport, as: ORGANISER });
  const page = await phone.open(path);
  await field(page, 'name').waitFor();
  return { phone, page };
}

/** The required fields of an event. */
export async function fillEvent(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'date').fill('24/12/2027');
  await field(page, 'time').fill('08:30');
  await field(page, 'location').fill('Campo do Zé, Atibaia - SP');
  await briefing(page).fill(BRIEFING);
}

/** Moves with the Tab key, like a person without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let at = 0; at < 80; at += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the tab key does not lead there');
}

/**
 * The stored draft of a form on this device; it is written a moment after the last key. @param of
 * id of an event
 */
export const draftOf = (page: Page, of = 'new'): Promise<string> =>
  page.evaluate(async (key) => {
    const { name = '' } =
      (await indexedDB.databases()).find((one) => /^qg:.{36}:q$/.test(one.name ?? '')) ?? {};
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    const request = db.transaction('meta').objectStore('meta').get(key);
    await new Promise((resolve) => (request.onsuccess = resolve));
    db.close();
    return JSON.stringify(request.result ?? '');
  }, `draft:event:${of}`);

/** Events of this name in the database. */
export async function eventsNamed(app: RunningApp, name: string) {
  return app.backend.query<{ id: string; location: string; time: string; day: string }>(
    `select id, location, time, date::text as day from public.airsoft_events where name = $1`,
    [name],
  );
}

export const banner = (page: Page): Locator =>
  page.getByRole('group', { name: words.field.banner });

export const chooseBanner = (page: Page): Promise<void> =>
  banner(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });

/** How many events of this name have a banner whose bytes are stored. */
export async function savedBanners(backend: TestBackend, name: string): Promise<number> {
  const [row] = await backend.query<{ n: number }>(
    `select count(*)::int as n from public.airsoft_events e
     join storage.objects o on e.banner like '%/event-images/' || o.name where e.name = $1`,
    [name],
  );
  return row?.n ?? 0;
}
