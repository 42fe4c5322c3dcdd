import { useMemo } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import type { MutationName } from '#sync/registry/registry.ts';
import { wakeOutbox } from '#sync/round/sync-round.ts';
import { WAITING, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { amend, discard, dropNotTaken, retry, withdraw } from '#sync/outbox/outbox-decisions.ts';
import { useAccount } from '../account-context.ts';
import { tried, type NotKept } from './with-room.ts';

/** What a person can do with a waiting or refused mutation in Pendências. */
export function useOutboxActions() {
  const account = useAccount();
  const { local, sync } = account;
  return useMemo(
    () => ({
      sendNow: async (): Promise<void> => {
        await wakeOutbox(local);
        sync.ask();
      },
      /**
       * Sends a refused mutation again as a new one, at the end of the queue.
       * @returns why it could not be stored
       */
      retry: async (id: string): Promise<NotKept | undefined> => {
        const at = new Date(local.source.now()).toISOString();
        const again = { id: crypto.randomUUID(), at };
        const failed = await tried(account, () => retry(local.db, id, again));
        if (failed) return failed;
        sync.ask();
        void requestBackgroundSync();
        return undefined;
      },
      /** @returns false when it is being sent, or done, and can't be discarded */
      discard: (id: string): Promise<boolean> => discard(local.db, id),
      /** @returns false when the server took it, or may have */
      dropNotTaken: (id: string): Promise<boolean> => dropNotTaken(local.db, id),
      /** What waits of one kind, as it is at this moment. */
      waiting: (name: MutationName): Promise<OutboxRecord[]> =>
        local.db.outbox
          .where('status')
          .anyOf(WAITING)
          .and((record) => record.name === name)
          .toArray(),
      /** All or none. @returns false when one may have left this device */
      withdraw: (...ids: readonly string[]): Promise<boolean> => withdraw(local.db, ...ids),
      /**
       * Changes what a waiting mutation asks for.
       * @returns false when it may have left this device
       */
      amend: (id: string, next: Parameters<typeof amend>[2]): Promise<boolean> =>
        amend(local.db, id, next),
    }),
    [account, local, sync],
  );
}
