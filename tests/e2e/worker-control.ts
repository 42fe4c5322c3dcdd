import type { Page, Worker } from 'playwright';
import { expect } from 'vitest';
import type { Phone } from './phone.ts';

/** The browser's side of the service worker: what no page can do. The app may be closed meanwhile. */
export interface WorkerControl {
  sync(tag: string, options?: { last_chance?: boolean }): Promise<void>;
  periodicSync(tag: string): Promise<void>;
  push(data: string): Promise<void>;
  /** Waits until the worker has done everything that these events made it do. Not after `stopWorker`. */
  done(): Promise<void>;
  /** As the browser does it to a worker when memory is short. */
  stopWorker(): Promise<void>;
  /** What is showing. After `done`: Chromium drops one that is asked for while it is being shown. */
  notifications(): Promise<{ title: string; body: string; path: string }[]>;
  /** The person wipes them away. */
  dismissAll(): Promise<void>;
  /** What the outbox of whoever is signed in holds, in order. */
  outbox(): Promise<OutboxState[]>;
  /** As if a minute had passed since the worker died: what it held may be asked again. Rule [U4]. */
  aMinuteLater(): Promise<void>;
}

type OutboxState = { name: string; status: string };

/** @param origin of the app; its service worker is registered */
export async function controlWorker(phone: Phone, origin: string): Promise<WorkerControl> {
  phone.expectProblem(/favicon\.ico/); // a bare picture as a document asks for it
  const [blank] = phone.context.pages();
  const cdp = await phone.devtools(blank!);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const about = { origin, registrationId: await registered };
  /** A document of our origin that is not the app: it sees the storage and starts nothing. */
  const beside = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const page = await phone.open('/icons/favicon.svg');
    const result = await work(page);
    await page.close();
    return result;
  };
  await running(phone).evaluate(countEvents);
  let sent = 0;
  return {
    done: async () => {
      await expect.poll(() => running(phone).evaluate(finishedEvents)).toBe(sent);
    },
    sync: async (tag, { last_chance = false } = {}) => {
      sent += 1;
      await cdp.send('ServiceWorker.dispatchSyncEvent', { ...about, tag, lastChance: last_chance });
    },
    periodicSync: async (tag) => {
      sent += 1;
      await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...about, tag });
    },
    push: async (data) => {
      sent += 1;
      await cdp.send('ServiceWorker.deliverPushMessage', { ...about, data });
    },
    stopWorker: async () => {
      await cdp.send('ServiceWorker.stopAllWorkers');
    },
    notifications: () =>
      running(phone).evaluate(async () => {
        const { registration } = globalThis as unknown as Scope;
        return (await registration.getNotifications()).map(({ title, body, data }) => ({
          title,
          body,
          path: (data as { path: string }).path,
        }));
      }),
    dismissAll: () =>
      running(phone).evaluate(async () => {
        const { registration } = globalThis as unknown as Scope;
        for (const one of await registration.getNotifications()) one.close();
      }),
    outbox: () => beside((page) => page.evaluate(readOutbox)),
    aMinuteLater: () => beside((page) => page.evaluate(ageOutbox)),
  };
}

type Scope = {
  readonly registration: ServiceWorkerRegistration;
  started?: number;
  finished?: number;
};

/** Runs in the worker: counts the events whose work has come to an end, well or not. */
function countEvents(): void {
  const scope = globalThis as unknown as Scope;
  scope.finished = 0;
  const { prototype } = (globalThis as unknown as { ExtendableEvent: { prototype: Extendable } })
    .ExtendableEvent;
  type Extendable = { waitUntil: (work: Promise<unknown>) => void };
  const original = Reflect.get(prototype, 'waitUntil') as Extendable['waitUntil'];
  prototype.waitUntil = function (this: Event & Extendable, work) {
    original.call(this, work);
    if (!/sync|push/.test(this.type)) return;
    const count = () => (scope.finished = scope.finished! + 1);
    Promise.resolve(work).then(count, count);
  };
}

/** Runs in the worker. */
const finishedEvents = (): number => (globalThis as unknown as Scope).finished ?? 0;

function running(phone: Phone): Worker {
  const worker = phone.context.serviceWorkers().at(-1);
  if (!worker) throw new Error('the service worker is not running');
  return worker;
}

/** Runs in the page. */
async function readOutbox(): Promise<OutboxState[]> {
  const request = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error as Error);
    });
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const name = names.find((one) => /^qg:.{36}:q$/.test(one));
  if (!name) return [];
  const db = await request(indexedDB.open(name));
  const records = await request(db.transaction('outbox').objectStore('outbox').getAll());
  db.close();
  return (records as OutboxState[]).map(({ name: mutation, status }) => ({
    name: mutation,
    status,
  }));
}

/** Runs in the page. */
async function ageOutbox(): Promise<void> {
  const request = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error as Error);
    });
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const db = await request(indexedDB.open(names.find((one) => /^qg:.{36}:q$/.test(one))!));
  const store = db.transaction('outbox', 'readwrite').objectStore('outbox');
  for (const record of (await request(store.getAll())) as { since?: number }[]) {
    if (record.since) await request(store.put({ ...record, since: record.since - 61_000 }));
  }
  db.close();
}
