let waiting: Worker | undefined;

const newWorker = () =>
  new Worker(new URL('./storage.worker.ts', import.meta.url), { type: 'module', name: 'storage' });

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
