import { useEffect } from 'react';
import { useAccount } from '../account-context.ts';

/**
 * Calls back when a round has reached the server: a phone with one bar never was offline for the
 * browser, so no `online` event says that the signal is back.
 * @param then must be the same function at each render
 * @param waits nothing is called before
 */
export function useAfterRound(then: () => void, waits: boolean): void {
  const { status } = useAccount().sync;
  useEffect(() => {
    if (!waits) return undefined;
    const { synced_at } = status.get();
    return status.watch(() => {
      if (status.get().synced_at !== synced_at) then();
    });
  }, [then, status, waits]);
}
