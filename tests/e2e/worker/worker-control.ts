import type { Page, Worker } from 'playwright';
import { expect } from 'vitest';
import type { Phone } from '../phone.ts';

/**
 * The browser's side of the service worker, which no page controls. The app may be closed
 * meanwhile.
 */
export type WorkerControl = {
  sync(tag: string, options?: { last_chance?: boolean }): Promise<void>;
  periodicSync(tag: string): Promise<void>;
  push(data: string): Promise<void>;
  /**
   * Waits until these events have begun and the worker is idle. Others come by themselves: every
   * opened page requests a `sync`. Not after `stopWorker`.
   */
  done(): Promise<void>;
  /** Like the browser does to a worker when memory is short. */
  stopWorker(): Promise<void>;
  /**
   * The visible notifications. Call after `done`: Chromium ignores a request while one is being
   * shown.
   */
  notifications(): Promise<{ title: string; body: string; path: string }[]>;
  /** The person dismisses them. */
  dismissAll(): Promise<void>;
  /**
   * The person presses the notification with this title. @returns the path that would be opened, or
   * brought to the front: the browser does neither without a real press
   */
  press(title: string): Promise<{ opened?: string; focused?: string }>;
  /** The outbox of the signed-in person, in order. */
  outbox(): Promise<OutboxState[]>;
  /**
   * As if a minute had passed since the worker died: what it was sending may be sent again. Rule
   * [U4].
   */
  aMinuteLater(): Promise<void>;
};

type OutboxState = { name: string; status: string };

/** @param origin of the app; its service worker is registered */
export async function controlWorker(phone: Phone, origin: string): Promise<WorkerControl> {
  phone.expectProblem(/favicon\.ico/); // a picture opened as a document requests it
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
  /** A document of our origin that is not the app: it can read the storage and starts nothing. */
  const beside = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const page = await phone.open('/icons/favicon.svg');
    const result = await work(page);
    await page.close();
    return result;
  };
  await running(phone).evaluate(countEvents);
  /** How many events of each kind must have begun when all that we sent have. */
  let expected: Counts | null = {};
  const expectOne = async (kind: string) => {
    if (!expected) return;
    const { begun } = await running(phone).evaluate(eventsSoFar);
    expected[kind] = Math.max(expected[kind] ?? 0, begun[kind] ?? 0) + 1;
  };
  return {
    done: async () => {
      if (!expected) throw new Error('a worker that was stopped counts no more');
      const kinds = Object.entries(expected);
      await expect
        .poll(async () => {
          const { begun, open } = await running(phone).evaluate(eventsSoFar);
          return open === 0 && kinds.every(([kind, count]) => (begun[kind] ?? 0) >= count);
        })
        .toBe(true);
    },
    sync: async (tag, { last_chance = false } = {}) => {
      await expectOne(last_chance ? `sync ${tag} last` : `sync ${tag}`);
      await cdp.send('ServiceWorker.dispatchSyncEvent', { ...about, tag, lastChance: last_chance });
    },
    periodicSync: async (tag) => {
      await expectOne(`periodicsync ${tag}`);
      await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...about, tag });
    },
    push: async (data) => {
      await expectOne('push');
      await cdp.send('ServiceWorker.deliverPushMessage', { ...about, data });
    },
    stopWorker: async () => {
      expected = null;
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
    press: (title) => running(phone).evaluate(pressNotification, title),
    outbox: () => beside((page) => page.evaluate(readOutbox)),
    aMinuteLater: () => beside((page) => page.evaluate(ageOutbox)),
  };
}

/** The sync tags that the browser still has to fire. */
export const syncTags = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      sync: { getTags: () => Promise<string[]> };
    };
    return registration.sync.getTags();
  });

type Counts = Record<string, number>;
type Scope = {
  readonly registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
  /** By kind; `open`: events whose work has not ended, successfully or not. */
  events?: { begun: Counts; open: number };
};

/** Runs in the worker. */
function countEvents(): void {
  const events: Scope['events'] = { begun: {}, open: 0 };
  (globalThis as unknown as Scope).events = events;
  const { prototype } = (globalThis as unknown as { ExtendableEvent: { prototype: Extendable } })
    .ExtendableEvent;
  type Extendable = { waitUntil: (work: Promise<unknown>) => void };
  const original = Reflect.get(prototype, 'waitUntil') as Extendable['waitUntil'];
  type Kind = { tag?: string; lastChance?: boolean };
  prototype.waitUntil = function (this: Event & Extendable & Kind, work) {
    original.call(this, work);
    if (!/sync|push/.test(this.type)) return;
    const kind = [this.type, this.tag, this.lastChance && 'last'].filter(Boolean).join(' ');
    events.begun[kind] = (events.begun[kind] ?? 0) + 1;
    events.open += 1;
    const end = () => (events.open -= 1);
    Promise.resolve(work).then(end, end);
  };
}

/** Runs in the worker. */
async function pressNotification(title: string): Promise<{ opened?: string; focused?: string }> {
  type Client = { url: string; focus: () => Promise<unknown> };
  const scope = globalThis as unknown as Scope & {
    clients: { openWindow: (url: string) => Promise<null> };
    WindowClient: { prototype: Client };
    NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  };
  const all = await scope.registration.getNotifications();
  const notification = all.find((one) => one.title === title);
  if (!notification) throw new Error(`no notification ${title}`);
  const result: { opened?: string; focused?: string } = {};
  const work: Promise<unknown>[] = [];
  scope.clients.openWindow = async (url) => ((result.opened = url), null);
  scope.WindowClient.prototype.focus = async function (this: Client) {
    result.focused = new URL(this.url).pathname;
  };
  const event = new scope.NotificationEvent('notificationclick', { notification });
  Object.assign(event, { waitUntil: (until: Promise<unknown>) => work.push(until) });
  scope.dispatchEvent(event);
  await Promise.all(work);
  return result;
}

/** Runs in the worker. */
const eventsSoFar = () => (globalThis as unknown as Scope).events ?? { begun: {}, open: 0 };

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
