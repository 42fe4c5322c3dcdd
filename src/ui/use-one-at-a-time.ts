import { useRef } from 'react';

/** Until the screen shows what was done, also on a slow phone. */
const SHOWN_MS = 700;

type Once<Done> = {
  /** What is asked for. Something else is no second tap, and is done meanwhile. */
  readonly same?: string;
  /** Whether the screen will show it. Until then, the next tap is still a second one. */
  readonly shows?: (done: Done) => boolean;
};

/**
 * Does one thing at a time: what is asked for meanwhile, as by a second tap, is not done.
 * @returns what it resolves to; undefined for what is not done
 */
export function useOneAtATime() {
  const busy = useRef<{ readonly same: string }>(undefined);
  return async <Done>(
    run: () => Promise<Done>,
    { same = '', shows = () => false }: Once<Done> = {},
  ): Promise<Done | undefined> => {
    if (busy.current?.same === same) return undefined;
    const asked = { same };
    const end = () => void (busy.current === asked && (busy.current = undefined));
    busy.current = asked;
    let shown = false;
    try {
      const done = await run();
      shown = shows(done);
      return done;
    } finally {
      if (shown) setTimeout(end, SHOWN_MS);
      else end(); // it may be tried again at once
    }
  };
}
