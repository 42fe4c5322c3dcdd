import { useLayoutEffect } from 'react';

/**
 * What stands on the page, said at the root for the styles of everything else: bar = an action bar at
 * the thumb, or a screen that waits and may get one (no other control stands there until then, law 1),
 * gate = a gate has the whole screen, map = a map has it up to the bar at the thumb, place = the card of
 * a place, print = a sheet for the printer, signal = a form that needs a signal, says so and keeps
 * nothing, talk = a talk has the whole screen, toast = a toast.
 */
type RootState = 'bar' | 'gate' | 'map' | 'place' | 'print' | 'signal' | 'talk' | 'toast';

const holders = new Map<RootState, number>();

/**
 * Says it while it is so. A `:has()` of an ancestor says the same, and the browser then looks at the
 * whole document after every change of the page (tests/build/dist.test.ts).
 */
export function useRootState(name: RootState, is_so = true): void {
  useLayoutEffect(() => {
    if (!is_so) return;
    const count = (by: number) => {
      const held = (holders.get(name) ?? 0) + by;
      holders.set(name, held);
      document.documentElement.toggleAttribute(`data-${name}`, held > 0);
    };
    count(1);
    return () => count(-1);
  }, [name, is_so]);
}

/** Whether it is so now. */
export const isRootState = (name: RootState): boolean => (holders.get(name) ?? 0) > 0;
