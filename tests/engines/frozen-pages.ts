import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a page does when it is left: in its own thread, or in its storage thread. */
export const WHO = ['page', 'thread'] as const;
export const DOING = ['idle', 'readwrite', 'upgrade', 'reading beside'] as const;

/** Does something in a database, and never comes to its end. */
const BUSY = `
  function busy(doing, name, say, takeTurns) {
    const request = indexedDB.open(name, 1);
    const without_end = (store) => {
      let n = 0;
      const next = () => { store.put(n, n++ % 100).onsuccess = next; };
      next();
      say();
    };
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('s');
      if (doing === 'upgrade') without_end(store);
    };
    // answers before its transaction is over, as Dexie does for a read
    const run = (mode) => new Promise((answer) => {
      const store = request.result.transaction('s', mode).objectStore('s');
      if (mode === 'readwrite') for (let n = 0; n < 40; n += 1) store.put(n, n);
      store.getAll().onsuccess = answer;
    });
    const again = async (collection, mode) => {
      for (;;) await collection.run(mode);
    };
    request.onsuccess = async () => {
      if (doing === 'idle') return say();
      if (doing === 'reading beside') {
        const collection = { internals: { dexieDb: { name } }, run };
        const storage = { createStorageInstance: () => collection };
        takeTurns?.(storage);
        const busy = await storage.createStorageInstance();
        for (const mode of ['readwrite', 'readonly', 'readonly']) void again(busy, mode);
        return setTimeout(say, 20);
      }
      without_end(request.result.transaction('s', 'readwrite').objectStore('s'));
    };
  }`;

const PAGE = `<!doctype html><title>frozen</title>
  <script type="module">
    import { letGoWhenLeft } from '/sync/storage/left-page.ts';
    import { takeStorageThread } from '/sync/storage/storage-thread.ts';
    ${BUSY}
    addEventListener('pagehide', ({ persisted }) => localStorage.setItem('cached', persisted));
    const { who, doing, name, without } = Object.fromEntries(new URLSearchParams(location.search));
    if (!without) letGoWhenLeft();
    const say = () => (document.title = 'busy');
    if (who === 'page') busy(doing, name, say);
    if (who === 'thread') {
      const thread = takeStorageThread();
      thread.onmessage = say;
      thread.postMessage({ doing, name, without });
    }
    if (!who) document.title = 'next';
  </script>`;

const THREAD = `
  import { followTransactions } from '/sync/storage/transactions.ts';
  import { takeTurns } from '/sync/storage/turns.ts';
  followTransactions();
  ${BUSY}
  self.onmessage = ({ data: { doing, name, without } }) =>
    busy(doing, name, () => self.postMessage('busy'), without ? null : takeTurns);`;

/**
 * Serves pages that do nothing but what stops others, with the product's own remedy. The storage
 * thread is another one.
 */
export async function serveFrozenPages(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const send = (type: string, text: string) =>
      response.setHeader('content-type', type).setHeader('cache-control', 'no-cache').end(text);
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (!pathname.endsWith('.ts')) return send('text/html', PAGE);
    if (pathname.endsWith('.worker.ts')) return send('text/javascript', THREAD);
    const source = readFileSync(join(ROOT, pathname), 'utf8');
    return send('text/javascript', stripTypeScriptTypes(source));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
