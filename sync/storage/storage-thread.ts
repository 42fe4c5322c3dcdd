let waiting: Worker | undefined;

const newWorker = () =>
  new Worker(new URL('./storage.worker.ts', import.meta.url), { type: 'module', name: 'storage' });

/**
 * Starts the storage's thread before anything can ask for it: it loads while the page renders. Small, and
 * without the database: part of the first file.
 */
export function startStorageThread(): void {
  waiting ??= newWorker();
}

/** The thread that was started, or another one: an account that opens later has its own. */
export function takeStorageThread(): Worker {
  const worker = waiting ?? newWorker();
  waiting = undefined;
  return worker;
}
