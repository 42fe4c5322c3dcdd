import { useState } from 'react';
import { useOnline } from '#live/freshness/use-online.ts';

/**
 * Whether a picture loads, as far as is known. What did not load without a signal is asked for again
 * with one.
 */
export function useLoads(src: string | null | undefined) {
  const online = useOnline();
  const [broken, setBroken] = useState('');
  const tried = `${online} ${src}`;
  return {
    loads: tried !== broken,
    onError: () => setBroken(tried),
    tryAgain: () => setBroken(''),
  };
}
