import { useEffect } from 'react';

const AGAIN_MS = 5_000;

/**
 * Calls when the browser says that there is a network, and asks the server itself, since one bar of
 * signal comes back unsaid. `useSignalBack` of src/live knows it from the rounds of an account; the
 * shell's parts load before one is open.
 */
export function useServerAnswers(call: () => void): void {
  useEffect(() => {
    const ask = () =>
      void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(call, () => undefined);
    addEventListener('online', ask);
    const timer = setInterval(ask, AGAIN_MS);
    return () => {
      removeEventListener('online', ask);
      clearInterval(timer);
    };
  }, [call]);
}
