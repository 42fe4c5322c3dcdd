import { useEffect, useState } from 'react';

/** Whole seconds until then, updated once a second. @param until_ms by the clock of `now` */
export function useSecondsLeft(until_ms: number, now: () => number): number {
  const left = Math.max(0, Math.ceil((until_ms - now()) / 1_000));
  const [, tick] = useState(0);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
