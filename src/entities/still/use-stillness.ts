import { useCallback, useEffect, useRef } from 'react';
import { steadyMs } from '#platform/clock.ts';

/** So long after the last touch the rows stay where they are, whatever is heard meanwhile. */
const STILL_MS = 2_000;
const KINDS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const;

/**
 * For changes that move rows without a tap (law 1).
 * @returns calls `act` once no finger, wheel or key was at the screen for two seconds; stable
 */
export function useStillness(): (act: () => void) => () => void {
  const touched = useRef(0);
  useEffect(() => {
    touched.current = steadyMs(); // the screen that just came is being looked at
    const note = () => void (touched.current = steadyMs());
    for (const kind of KINDS) addEventListener(kind, note, { passive: true, capture: true });
    return () => {
      for (const kind of KINDS) removeEventListener(kind, note, { capture: true });
    };
  }, []);
  return useCallback((act) => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const wait = touched.current + STILL_MS - steadyMs();
      if (wait > 0) timer = setTimeout(settle, wait);
      else act();
    };
    settle();
    return () => clearTimeout(timer);
  }, []);
}
