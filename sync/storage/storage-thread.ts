import { staysHere } from './leaving.ts';
import { loseStorage } from './storage-failure.ts';

let waiting: Worker | undefined;
const threads: Worker[] = [];

function newWorker(): Worker {
  const url = new URL('./storage.worker.ts', import.meta.url);
  const thread = new Worker(url, { type: 'module', name: 'storage' });
  threads.push(thread);
  // a file that does not load says so only here, and such a thread never answers
  const lost = () => {
    threads.splice(threads.indexOf(thread), 1);
    if (waiting === thread) waiting = undefined; // the next take starts another one
    void staysHere().then(() => loseStorage('server'));
  };
  thread.addEventListener('error', lost);
  thread.addEventListener('message', () => thread.removeEventListener('error', lost), {
    once: true,
  });
  return thread;
}

/**
 * Starts the storage thread early: it loads while the page renders. Small and without the database
 * code, because it is part of the first file.
 */
export function startStorageThread(): void {
  waiting ??= newWorker();
}

/** The thread that was started, or a new one: an account that opens later gets its own. */
export function takeStorageThread(): Worker {
  const worker = waiting ?? newWorker();
  waiting = undefined;
  return worker;
}

/** The thread of the account that is open. */
export const storageThread = (): Worker | undefined => threads.at(-1);

/** Ends every thread of this page, in the middle of what it does. */
export function endStorageThreads(): void {
  for (const thread of threads) thread.terminate();
}

/** A database for the thread to make, with its stores as Dexie names them. */
export type NewDatabase = { readonly name: string; readonly stores: Record<string, string> };

/**
 * Lets the thread open these databases before the page does, and so make what is missing: the
 * thread can be ended at any moment. An `open` of the page that waits as the page is left becomes an
 * upgrade of a frozen page, which nothing ends, and a page whose own upgrade commits keeps WebKit
 * from opening that database for half a minute. `indexedDB.databases()` does not tell what is
 * missing: it names what another page is making, and may not finish. Rule [S8].
 */
export async function makeDatabases(make: readonly NewDatabase[]): Promise<void> {
  const thread = storageThread();
  if (!thread) return;
  await new Promise<void>((resolve) => {
    thread.addEventListener('message', ({ data }: MessageEvent<{ made?: true }>) => {
      if (data.made) resolve();
    });
    thread.postMessage({ make });
  });
}
