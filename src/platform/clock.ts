/** The only place that reads the wall clock. UTC ISO instant. */
export const nowUtc = (): string => new Date().toISOString();

/**
 * ms that only grow, for waits: a clock that is set forward or back must not end or lengthen one.
 */
export const steadyMs = (): number => performance.now();

/**
 * Calls back about once a minute, and at once when the page is shown again: a phone in a pocket
 * stops its timers, and a text that says "hoje" must not say it tomorrow.
 * @returns a function that stops it
 */
export function onMinute(listener: () => void): () => void {
  const shown = () => document.visibilityState === 'visible' && listener();
  const timer = setInterval(listener, 60_000);
  document.addEventListener('visibilitychange', shown);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', shown);
  };
}

/** The current minute, as a UTC ISO instant. Snapshot for useSyncExternalStore with `onMinute`. */
export const currentMinute = (): string => `${nowUtc().slice(0, 16)}:00.000Z`;
