import { useEffect } from 'react';
import { useAccount } from '../account-context.ts';

/**
 * Asks again when the signal is back: when the browser says so, and when a round has reached the
 * server. A phone with one bar never was offline for the browser.
 * @param unreached the last attempt got no answer
 * @param ask must be the same function at each render
 */
export function useAskedAgain(ask: () => void, unreached: boolean): void {
  const { status } = useAccount().sync;
  useEffect(() => {
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ask]);
  useEffect(() => {
    if (!unreached) return;
    const { synced_at } = status.get();
    return status.watch(() => {
      if (status.get().synced_at !== synced_at) ask();
    });
  }, [ask, status, unreached]);
}
