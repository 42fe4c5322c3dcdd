import { useEffect } from 'react';

const AGAIN_MS = 5_000;

/** Calls while the server answers: a network may come back without the browser's telling. */
export function useSignalBack(call: () => void): void {
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
