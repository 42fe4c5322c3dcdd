import { useRef } from 'react';

/**
 * Does one thing at a time: what is asked for meanwhile, as by a second tap, is not done.
 * @returns what it resolves to; undefined for what is not done
 */
export function useOneAtATime(): <Done>(run: () => Promise<Done>) => Promise<Done | undefined> {
  const busy = useRef(false);
  return async (run) => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await run();
    } finally {
      busy.current = false;
    }
  };
}
