import { worker } from './worker-scope.ts';

/**
 * Removes a service worker that does harm: run `SERVICE_WORKER=remove npm run build`, and serve the
 * resulting `/service-worker.js`. Browsers fetch it at every navigation and once a day. It takes
 * over at once, removes the caches and itself, and reloads the open pages, which then come from the
 * network. IndexedDB, with the mutations that wait, stays untouched.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('qg-')).map((name) => caches.delete(name)),
  );
  await worker.registration.unregister();
  const windows = await worker.clients.matchAll({ type: 'window' });
  // not awaited: a navigation waits until this activation has ended
  for (const window of windows) void window.navigate(window.url).catch(() => undefined);
}
