/**
 * The floor: what a browser needs for the same job without any library. Shows the next 20 events
 * from raw IndexedDB; on a first visit fills it from the same public snapshot as the app.
 */
const COLLECTIONS = ['airsoft_events', 'arenas', 'teams', 'patches'];
const ROWS = 20;

const promised = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open() {
  const request = indexedDB.open('floor', 1);
  request.onupgradeneeded = () => {
    for (const name of COLLECTIONS) request.result.createObjectStore(name, { keyPath: 'id' });
    request.transaction.objectStore('airsoft_events').createIndex('starts_at', 'starts_at');
  };
  return promised(request);
}

const done = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });

const nextEvents = (db) =>
  promised(
    db
      .transaction('airsoft_events')
      .objectStore('airsoft_events')
      .index('starts_at')
      .getAll(IDBKeyRange.lowerBound(new Date().toISOString()), ROWS),
  );

function show(events) {
  const rows = events.map((event) => {
    const link = document.createElement('a');
    link.href = `/event/${event.id}`;
    link.textContent = `${event.date} ${event.time} · ${event.name} · ${event.location}`;
    return link;
  });
  document.querySelector('main').replaceChildren(...rows);
  performance.mark('qg:rows-live'); // as the app does
}

async function fill(db) {
  const { scopes } = await (
    await fetch('/snapshot/public.json', { credentials: 'same-origin' })
  ).json();
  const pages = scopes.public.c;
  show(
    pages.airsoft_events.rows
      .filter(({ starts_at }) => starts_at >= new Date().toISOString())
      .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
      .slice(0, ROWS),
  );
  for (const name of COLLECTIONS) {
    const transaction = db.transaction(name, 'readwrite');
    for (const row of pages[name].rows) transaction.objectStore(name).put(row);
    await done(transaction);
  }
}

const db = await open();
const events = await nextEvents(db);
if (events.length > 0) show(events);
else await fill(db);
document.documentElement.dataset.filled = 'yes';

/** One row from the server: stored, read back in order, shown. */
globalThis.applyRow = async (row) => {
  const transaction = db.transaction('airsoft_events', 'readwrite');
  transaction.objectStore('airsoft_events').put(row);
  await done(transaction);
  show(await nextEvents(db));
};

/** The first row of the list. */
globalThis.firstRow = async () => (await nextEvents(db))[0];

const policy = globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
const address = '/floor/service-worker.js';
await navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address);
