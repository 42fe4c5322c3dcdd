import { wrap, type Remote } from 'comlink';

/** The part of Worker that is needed, so that a test can use a message channel instead. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

type Running<Work> = {
  readonly work: Remote<Work>;
  readonly port: WorkerPort;
  readonly died: Promise<never>;
};

export type WorkerHost<Work> = {
  /**
   * Calls the worker, and starts it if necessary. Rejects with `signal.reason` on abort (the work
   * continues, and its result is ignored), and with an error when the worker dies or can't be
   * loaded.
   * @param ask receives the worker's functions; a new worker passes a new object
   */
  call<T>(signal: AbortSignal, ask: (work: Remote<Work>) => Promise<T>): Promise<T>;
};

/** One worker, started by the first call, shared by all, ended after `idle_ms` without a call. */
export function createWorkerHost<Work>(options: {
  start: () => WorkerPort;
  idle_ms: number;
}): WorkerHost<Work> {
  let running: Running<Work> | null = null;
  let waiting = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function end(worker: Running<Work>): void {
    worker.port.terminate();
    if (running === worker) running = null;
  }

  function begin(): Running<Work> {
    const port = options.start();
    const { promise: died, reject } = Promise.withResolvers<never>();
    died.catch(() => undefined); // no call may be waiting when it dies
    const worker: Running<Work> = { work: wrap<Work>(port), port, died };
    port.addEventListener('error', (event) => {
      end(worker);
      reject(new Error(`the worker stopped: ${(event as ErrorEvent).message || 'not loaded'}`));
    });
    return worker;
  }

  return {
    async call(signal, ask) {
      signal.throwIfAborted();
      clearTimeout(idle);
      const worker = (running ??= begin());
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const abort = () => reject(signal.reason);
      signal.addEventListener('abort', abort);
      waiting += 1;
      try {
        return await Promise.race([ask(worker.work), worker.died, aborted]);
      } finally {
        signal.removeEventListener('abort', abort);
        waiting -= 1;
        if (waiting === 0 && running) idle = setTimeout(end, options.idle_ms, running);
      }
    },
  };
}
