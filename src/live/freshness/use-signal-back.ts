import { useEffect } from 'react';
import { useAccount } from '../account-context.ts';

type SignalBack = {
  /** Nothing is called while it is false. */
  readonly wanted?: boolean;
  /** The last attempt did not reach the server. */
  readonly unreached: boolean;
};

/**
 * Calls back when the signal is back, to ask the server again. The browser says it by `online`. A
 * phone with one bar never was offline for it, so after an attempt that did not reach the server a
 * round that did says it too.
 * @param again must be the same function at each render
 */
export function useSignalBack(again: () => void, { wanted = true, unreached }: SignalBack): void {
  const { status } = useAccount().sync;
  useEffect(() => {
    if (!wanted) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again, wanted]);
  useEffect(() => {
    if (!wanted || !unreached) return undefined;
    const { synced_at } = status.get();
    return status.watch(() => {
      if (status.get().synced_at !== synced_at) again();
    });
  }, [again, status, wanted, unreached]);
}
