/** How long a round may hold the lock, and after how long another tab takes it over. */
const ROUND_MS = 30_000;
const STEAL_AFTER_MS = 45_000;

/**
 * Runs one round at a time per user, over all tabs and the service worker. A frozen tab never
 * releases a lock, so after 45 s another takes it over. The old holder's signal aborts, and it must
 * not write again. Rule [W2].
 */
export async function withSyncLock<T>(
  user: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const name = `sync:${user}`;
  const patience = AbortSignal.timeout(STEAL_AFTER_MS);
  let granted = false; // a caller whose own time ran out must not take over the lock
  try {
    return await holding(name, { signal: patience, work_ms: ROUND_MS }, (signal) => {
      granted = true;
      return work(signal);
    });
  } catch (error) {
    if (granted || !patience.aborted) throw error;
    return holding(name, { steal: true, work_ms: ROUND_MS }, work);
  }
}

/**
 * The service worker's way to the same lock: it waits for the given time and never takes it over.
 * @throws TimeoutError when a page kept the lock
 */
export const withSyncLockInTurn = <T>(
  user: string,
  { wait_ms, work_ms }: { wait_ms: number; work_ms: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => holding(`sync:${user}`, { signal: AbortSignal.timeout(wait_ms), work_ms }, work);

async function holding<T>(
  name: string,
  { work_ms, ...options }: LockOptions & { work_ms: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  try {
    return await navigator.locks.request(name, options, () =>
      Promise.race([
        work(AbortSignal.any([lost.signal, AbortSignal.timeout(work_ms)])),
        overdue(work_ms + GRACE_MS),
      ]),
    );
  } catch (error) {
    lost.abort(error); // taken over: `request` rejects while `work` still runs
    throw error;
  }
}

/**
 * For work that was aborted but waits for something that ignores the signal, such as a database
 * that does not answer.
 */
const GRACE_MS = 20_000;

const overdue = (ms: number): Promise<never> => {
  const late = AbortSignal.timeout(ms);
  return new Promise((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason as Error));
  });
};

/** Longer than a token refresh may take. */
const PATIENCE_MS = 20_000;

/**
 * For the tokens: a frozen tab never releases the lock, so waiting ends after 20 s.
 * @throws TimeoutError
 */
export const withBoundedLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, work) as Promise<T>;

export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(name, work) as Promise<T>;
