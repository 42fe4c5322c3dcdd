/** The minimum that works offline: three files, cache first. */
const FILES = ['/floor/index.html', '/floor/floor.js', '/floor/floor.css'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open('floor').then((cache) => cache.addAll(FILES)));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (!FILES.includes(new URL(event.request.url).pathname)) return;
  event.respondWith(
    caches.match(event.request, { cacheName: 'floor' }).then((hit) => hit ?? fetch(event.request)),
  );
});
