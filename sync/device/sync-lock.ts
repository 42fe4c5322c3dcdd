/** How long a session may hold the lock, and after what silence another tab takes it. */
export const SESSION_MS = 30_000;
const STEAL_AFTER_MS = 45_000;

/**
 * Runs one session at a time per user, over all tabs and the service worker. A frozen tab can hold a
 * lock for ever, so after 45 s it is taken; the old holder's signal aborts and it must not write again.
 * Rule [W2].
 */
export async function withSyncLock<T>(
  user: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const name = `sync:${user}`;
  const patience = AbortSignal.timeout(STEAL_AFTER_MS);
  let granted = false; // work that ran out of its own time is over: it is not to be stolen for
  try {
    return await holding(name, { signal: patience, work_ms: SESSION_MS }, (signal) => {
      granted = true;
      return work(signal);
    });
  } catch (error) {
    if (granted || !patience.aborted) throw error;
    return holding(name, { steal: true, work_ms: SESSION_MS }, work);
  }
}

/**
 * The service worker's way to the same lock: it waits as long as told and takes it from nobody.
 * @throws TimeoutError when a page kept it
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
    lost.abort(error); // stolen: `request` rejects while `work` still runs
    throw error;
  }
}

/** For work that was told to stop, and waits for something that no signal ends: a database that does not answer. */
const GRACE_MS = 20_000;

const overdue = (ms: number): Promise<never> => {
  const late = AbortSignal.timeout(ms);
  return new Promise((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason as Error));
  });
};

/** Longer than a refresh may take. */
const PATIENCE_MS = 20_000;

/**
 * For the tokens: who holds the lock may be frozen for ever, and nobody is to wait as long.
 * @throws TimeoutError
 */
export const withBoundedLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, work) as Promise<T>;

export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(name, work) as Promise<T>;
