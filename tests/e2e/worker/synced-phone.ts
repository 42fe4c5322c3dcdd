import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openEvent, type DemoEvent } from '../event-page.ts';
import type { RunningApp } from '../harness.ts';
import type { Phone } from '../phone.ts';

/** A signed-in person who has an event on the phone, with an active service worker. */
export async function syncedPhone(
  app: RunningApp,
  email: string,
): Promise<{ phone: Phone; event: DemoEvent }> {
  const event = await openEvent(app.backend);
  const phone = await app.openPhone({ as: email });
  const page = await phone.open('/events');
  await page.getByRole('link', { name: event.name }).first().waitFor();
  await phone.serviceWorker(page);
  // the worker continues where the page stopped
  await expect.poll(() => isMineRead(page)).toBe(true);
  return { phone, event };
}

/** Whether the scope `me` has been read to its end. */
const isMineRead = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((one) => /^qg:.{36}:q$/.test(one))!;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const me = opening.result.transaction('scopes').objectStore('scopes').get('me');
        me.onsuccess = () => {
          opening.result.close();
          resolve(me.result?.complete === true);
        };
      };
    });
  });
