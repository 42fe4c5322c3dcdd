import { useMemo } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import { wakeOutbox } from '#sync/sync-round.ts';
import { discard, retry, withdraw } from '#sync/outbox/outbox-decisions.ts';
import { useAccount } from './account-context.ts';
import { tried, type NotKept } from './with-room.ts';

/** What a person can do with a waiting or refused mutation in Pendências. */
export function useOutboxActions() {
  const account = useAccount();
  const { engine, sync } = account;
  return useMemo(
    () => ({
      sendNow: async (): Promise<void> => {
        await wakeOutbox(engine);
        sync.ask();
      },
      /**
       * Sends a refused mutation again as a new one, at the end of the queue.
       * @returns why it could not be stored
       */
      retry: async (id: string): Promise<NotKept | undefined> => {
        const at = new Date(engine.source.now()).toISOString();
        const again = { id: crypto.randomUUID(), at };
        const failed = await tried(account, () => retry(engine.db, id, again));
        if (failed) return failed;
        sync.ask();
        void requestBackgroundSync();
        return undefined;
      },
      /** @returns false when it is being sent, or done, and can't be discarded */
      discard: (id: string): Promise<boolean> => discard(engine.db, id),
      /** @returns false when it may have left this device */
      withdraw: (id: string): Promise<boolean> => withdraw(engine.db, id),
    }),
    [account, engine, sync],
  );
}
