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
  try {
    return await holding(name, { signal: AbortSignal.timeout(STEAL_AFTER_MS) }, work);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
    return holding(name, { steal: true }, work);
  }
}

async function holding<T>(
  name: string,
  options: LockOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  try {
    return await navigator.locks.request(name, options, () =>
      work(AbortSignal.any([lost.signal, AbortSignal.timeout(SESSION_MS)])),
    );
  } catch (error) {
    lost.abort(error); // stolen: `request` rejects while `work` still runs
    throw error;
  }
}

export const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(name, work) as Promise<T>;
