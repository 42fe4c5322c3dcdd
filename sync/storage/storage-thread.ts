let waiting: Worker | undefined;
const threads = new Set<Worker>();

function newWorker(): Worker {
  const url = new URL('./storage.worker.ts', import.meta.url);
  const thread = new Worker(url, { type: 'module', name: 'storage' });
  threads.add(thread);
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

/** Ends every thread of this page, in the middle of what it does. */
export function endStorageThreads(): void {
  for (const thread of threads) thread.terminate();
}
