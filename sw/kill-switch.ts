import { worker } from './worker-scope.ts';

/**
 * The way back when a service worker does harm: `SERVICE_WORKER=remove npm run build`, and serve that
 * `/service-worker.js`. Browsers ask for it at every navigation and once a day; it takes over at once,
 * removes the caches and itself, and reloads the open pages, which then come from the network. What
 * people asked for is in IndexedDB and stays there.
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
  // not awaited: a navigation waits for the end of this activation
  for (const window of windows) void window.navigate(window.url).catch(() => undefined);
}
