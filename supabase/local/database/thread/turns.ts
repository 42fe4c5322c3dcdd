/** The task did not get its turn in time, and will not be run any more. */
export class TurnTimeout extends Error {}

export interface TurnLimits {
  /** Gives up with `TurnTimeout` when the task has not started by then. Unit: ms. */
  wait_ms?: number | undefined;
  /** How long it may run once it has started; waiting does not count. Unit: ms. */
  limit_ms?: number | undefined;
}

export interface Turns {
  /** Runs tasks one after another, in order of arrival. Not re-entrant: a task must not wait for its own queue. */
  take<T>(task: () => Promise<T>, limits?: TurnLimits): Promise<T>;
}

export interface TurnWatch {
  /** Before each task: resolves when the database can be asked. What it throws, the task's caller gets. */
  ready: () => Promise<void>;
  /** The running task is over its limit: whatever it waits for has to be ended, and the task with it. */
  overdue: () => void;
}

const UNWATCHED: TurnWatch = { ready: async () => undefined, overdue: () => undefined };

/**
 * PGlite is one session, and @supabase/lite opens its transactions on it without holding it: two requests
 * at once mix their transactions, roles included (measured: one ran as superuser). So a request, from its
 * first statement to its last, has the database for itself, and for a limited time.
 */
export function createTurns({ ready, overdue }: TurnWatch = UNWATCHED): Turns & {
  stop: () => void;
} {
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function run<T>(task: () => Promise<T>, limit_ms: number | undefined): Promise<T> {
    if (limit_ms === undefined) return task();
    const timer = setTimeout(overdue, limit_ms);
    try {
      return await task();
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    take<T>(task: () => Promise<T>, { wait_ms, limit_ms }: TurnLimits = {}) {
      let state: 'waiting' | 'started' | 'given up' = 'waiting';
      const turn = last.then(async () => {
        if (state !== 'given up' && !stopped) await ready();
        if (state === 'given up' || stopped) throw new TurnTimeout();
        state = 'started';
        return run(task, limit_ms);
      });
      last = turn.catch(() => undefined);
      if (wait_ms === undefined) return turn;
      return new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          if (state !== 'waiting') return;
          state = 'given up';
          reject(new TurnTimeout());
        }, wait_ms);
        turn.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
    /** Nobody who waits gets a turn any more: each is told when its turn would have come. */
    stop() {
      stopped = true;
    },
  };
}
