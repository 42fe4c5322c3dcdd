import { addressServed } from './address-served.ts';
import { createFairPlaces } from './fair-places.ts';

/** The task did not get its turn in time, and will not run. */
export class TurnTimeout extends Error {}

export type TurnLimits = {
  /** Rejects with `TurnTimeout` when the task has not started by then. Unit: ms. */
  wait_ms?: number | undefined;
  /** How long it may run once it has started; waiting does not count. Unit: ms. */
  limit_ms?: number | undefined;
  /** Called when it has run that long, before it is ended. */
  onOverdue?: (() => void) | undefined;
  /** Who asks, when a person is signed in. */
  account?: string | null | undefined;
};

export type Turns = {
  /**
   * Runs tasks one after another, in the order of `createFairPlaces`, for the address that is served
   * (`addressServed`). Not re-entrant: a task must not wait for its own queue.
   */
  take<T>(task: () => Promise<T>, limits?: TurnLimits): Promise<T>;
};

export type TurnWatch = {
  /**
   * Before each task: resolves when the database can be used. If it throws, the task's caller gets
   * the error.
   */
  ready: () => Promise<void>;
  /**
   * Called when the running task exceeds its limit: it must end whatever the task waits for, and so
   * the task.
   */
  overdue: () => void;
};

const UNWATCHED: TurnWatch = { ready: async () => undefined, overdue: () => undefined };

/**
 * PGlite is one session: the statements of two requests at once would mix their transactions, roles
 * included. So a request has the database for itself from its first statement to its last, for a
 * limited time.
 */
export function createTurns(
  { ready, overdue }: TurnWatch = UNWATCHED,
  now_ms?: () => number,
): Turns & { stop: () => void } {
  const places = createFairPlaces({ most: 1 }, now_ms);
  let stopped = false;

  async function run<T>(task: () => Promise<T>, { limit_ms, onOverdue }: TurnLimits): Promise<T> {
    if (limit_ms === undefined) return task();
    const timer = setTimeout(() => {
      onOverdue?.();
      overdue();
    }, limit_ms);
    try {
      return await task();
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    take<T>(task: () => Promise<T>, limits: TurnLimits = {}) {
      const { wait_ms, account = null } = limits;
      let state: 'waiting' | 'started' | 'given up' = 'waiting';
      const place = places.join({ address: addressServed(), account });
      const turn = place.begun.then(async (end) => {
        try {
          if (state !== 'given up' && !stopped) await ready();
          if (state === 'given up' || stopped) throw new TurnTimeout();
          state = 'started';
          return await run(task, limits);
        } finally {
          end();
        }
      });
      if (wait_ms === undefined) return turn;
      return new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          if (state !== 'waiting') return;
          state = 'given up';
          place.giveUp(new TurnTimeout());
          reject(new TurnTimeout());
        }, wait_ms);
        turn.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
    /** Rejects every waiting task, and who still comes when the running one is over. */
    stop() {
      stopped = true;
      places.clear(new TurnTimeout());
    },
  };
}
