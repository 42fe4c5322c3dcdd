import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { readSession, SharedDatabase } from './session.ts';

test('[S4] the session that an earlier version of the app stored is found', async () => {
  const phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  const session = {
    user: { id: 'ana', email: 'ana@exemplo.com', name: 'Ana' },
    access_token: 'access',
    refresh_token: 'refresh',
    expires_at: 0,
    needs_sign_in: false,
  };
  const stored = await new Promise<IDBDatabase>((resolve) => {
    const request = phone.indexedDB.open('qg:device', 10); // Dexie's version 1
    request.onupgradeneeded = () => request.result.createObjectStore('values');
    request.onsuccess = () => resolve(request.result);
  });
  const put = stored.transaction('values', 'readwrite');
  put.objectStore('values').put(session, 'session');
  await new Promise((resolve) => (put.oncomplete = resolve));
  stored.close();
  const shared = new SharedDatabase(phone);
  expect(await readSession(shared)).toEqual(session);
  shared.close();
});
