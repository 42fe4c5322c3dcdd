import { wrap, type Remote } from 'comlink';

/** The part of Worker that is needed, so that a test can put a message channel in its place. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

interface Running<Work> {
  readonly work: Remote<Work>;
  readonly port: WorkerPort;
  readonly died: Promise<never>;
}

export interface WorkerHost<Work> {
  /**
   * Asks the worker, which is started when it is not there. Rejects with `signal.reason` on abort (the
   * work goes on, its answer is dropped), and with an error when the worker dies or cannot be loaded.
   * @param ask gets the worker's functions; one argument object tells a new worker from the last one
   */
  call<T>(signal: AbortSignal, ask: (work: Remote<Work>) => Promise<T>): Promise<T>;
}

/** One worker, started by the first call, used by all, ended when nobody has asked for `idle_ms`. */
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
    died.catch(() => undefined); // nobody may be waiting when it dies
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
