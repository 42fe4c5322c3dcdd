import type { Page } from 'playwright';
import type { Session } from '#sync/identity/session.ts';

/** What page and service worker share on this phone (`SharedDatabase`), read beside the app. */
export const deviceValue = <Value>(page: Page, key: string): Promise<Value | undefined> =>
  page.evaluate(
    (of) =>
      new Promise<Value | undefined>((resolve, reject) => {
        const opening = indexedDB.open('qg:device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('values').objectStore('values').get(of);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as Value | undefined);
          };
        };
      }),
    key,
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
