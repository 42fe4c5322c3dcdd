import type { Page } from 'playwright';
import type { Session } from '#sync/identity/session.ts';

/** What page and service worker share on this phone (`SharedDatabase`), read beside the app. */
export const deviceValue = <Value>(page: Page, key: string): Promise<Value | undefined> =>
  storedAt(page, { database: 'qg:device', store: 'values', key }) as Promise<Value | undefined>;

/** What the signed-in person began in a form and has not sent (sync/drafts/drafts.ts), as JSON. */
export async function draftOn(page: Page, form: string): Promise<string> {
  const database = `qg:${(await sessionOn(page))!.user.id}:q`;
  const draft = await storedAt(page, { database, store: 'meta', key: `draft:${form}` });
  return JSON.stringify(draft ?? null);
}

const storedAt = (
  page: Page,
  at: { readonly database: string; readonly store: string; readonly key: string },
): Promise<unknown> =>
  page.evaluate(
    ({ database, store, key }) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    at,
  );

/** @throws when this phone has never opened the app */
export const putDeviceValue = (page: Page, key: string, value: object): Promise<void> =>
  page.evaluate(
    ([of, put]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('qg:device');
        opening.onupgradeneeded = () => reject(new Error('this phone has never opened the app'));
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('values', 'readwrite');
          writing.objectStore('values').put(put, of);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [key, value] as const,
  );

const sessionOn = (page: Page) => deviceValue<Session>(page, 'session');

/** Makes the access token expire, hours ago and also for the server. */
export async function expireToken(page: Page): Promise<void> {
  const session = await sessionOn(page);
  await putDeviceValue(page, 'session', { ...session, expires_at: 1, access_token: 'stale' });
}

export async function hasSession(page: Page): Promise<boolean> {
  const session = await sessionOn(page);
  return session !== undefined && !session.needs_sign_in;
}
