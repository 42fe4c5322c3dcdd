import { useCallback } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import type { AskedArgs, MutationName } from '#sync/registry/registry.ts';
import { enqueueAll } from '#sync/outbox/enqueue.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useAccount } from '#live/account-context.ts';
import { noteStored } from '#live/outbox/use-outbox.ts';
import { notKept, withRoom, type NotMutated } from '#live/outbox/with-room.ts';

type AllMutated =
  | { readonly ok: true; readonly value: readonly [OutboxRecord, ...OutboxRecord[]] }
  | NotMutated;
/** A mutation with what the person did. */
export type Ask = {
  [Name in MutationName]: {
    readonly name: Name;
    readonly args: AskedArgs<Name>;
    /** What a card says when the rows no longer exist: the event's name. */
    readonly label: string;
  };
}[MutationName];

/**
 * As useMutate, for several at once: either all are stored on this device, or none.
 * Takes at least one.
 */
export function useMutateAll() {
  const account = useAccount();
  return useCallback(
    async (asks: readonly Ask[]): Promise<AllMutated> => {
      const { person, local, sync } = account;
      if (!person) return { ok: false, code: 'not_signed_in' };
      const at = new Date(local.source.now()).toISOString();
      const asked = asks.map((ask) => ({ ...ask, at, user_id: person.id }));
      try {
        const value = await withRoom(account, () => enqueueAll(local.db, asked));
        noteStored(local.db, value);
        sync.ask();
        void requestBackgroundSync();
        return { ok: true, value: value as [OutboxRecord, ...OutboxRecord[]] };
      } catch (error) {
        // a bug, not a failure of the storage
        if (!(error instanceof Error) || error.name === 'ValiError') throw error;
        return { ok: false, code: notKept(error) };
      }
    },
    [account],
  );
}
