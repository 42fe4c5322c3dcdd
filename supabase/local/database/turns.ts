/** The task did not get its turn in time, and will not be run any more. */
export class TurnTimeout extends Error {}

export interface Turns {
  /**
   * Runs tasks one after another, in order of arrival. Not re-entrant: a task must not wait for its own queue.
   * @param wait_ms gives up with `TurnTimeout` when the task has not started by then
   */
  take<T>(task: () => Promise<T>, wait_ms?: number): Promise<T>;
}

/**
 * PGlite is one session, and @supabase/lite opens its transactions on it without holding it: two requests
 * at once mix their transactions, roles included (measured: one ran as superuser). So a request, from its
 * first statement to its last, has the database for itself.
 */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take<T>(task: () => Promise<T>, wait_ms?: number) {
      let state: 'waiting' | 'started' | 'given up' = 'waiting';
      const run = last.then(() => {
        if (state === 'given up') throw new TurnTimeout();
        state = 'started';
        return task();
      });
      last = run.catch(() => undefined);
      if (wait_ms === undefined) return run;
      return new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          if (state !== 'waiting') return;
          state = 'given up';
          reject(new TurnTimeout());
        }, wait_ms);
        run.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
  };
}
