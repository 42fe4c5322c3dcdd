import { useMemo } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import { wakeOutbox } from '#sync/sync-round.ts';
import { discard, retry, withdraw } from '#sync/outbox/outbox-decisions.ts';
import { useAccount } from './account-context.ts';

/** What a person can do with a waiting or refused mutation in Pendências. */
export function useOutboxActions() {
  const { engine, sync } = useAccount();
  return useMemo(
    () => ({
      sendNow: async (): Promise<void> => {
        await wakeOutbox(engine);
        sync.ask();
      },
      /** Sends a refused mutation again as a new one, at the end of the queue. */
      retry: async (id: string): Promise<void> => {
        const at = new Date(engine.source.now()).toISOString();
        await retry(engine.db, id, { id: crypto.randomUUID(), at });
        sync.ask();
        void requestBackgroundSync();
      },
      /** @returns false when it is being sent, or done, and can't be discarded */
      discard: (id: string): Promise<boolean> => discard(engine.db, id),
      /** @returns false when it may have left this device */
      withdraw: (id: string): Promise<boolean> => withdraw(engine.db, id),
    }),
    [engine, sync],
  );
}
