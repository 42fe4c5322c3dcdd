import { useCallback } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import type { MutationArgs, MutationName } from '#sync/mutations/registry.ts';
import { enqueueAll } from '#sync/outbox/enqueue-all.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useAccount } from '../account-context.ts';
import type { Mutated, MutateOptions } from './use-mutate.ts';
import { notKept, withRoom } from './with-room.ts';

type AllMutated =
  | { readonly ok: true; readonly value: readonly OutboxRecord[] }
  | Extract<Mutated, { ok: false }>;
/** A mutation with its arguments. */
export type Ask = {
  [Name in MutationName]: MutateOptions & {
    readonly name: Name;
    readonly args: MutationArgs<Name>;
  };
}[MutationName];

/** As useMutate, for several at once: either all are stored on this device, or none. */
export function useMutateAll() {
  const account = useAccount();
  return useCallback(
    async (asks: readonly Ask[]): Promise<AllMutated> => {
      const { person, local, sync } = account;
      if (!person) return { ok: false, code: 'not_signed_in' };
      const at = new Date(local.source.now()).toISOString();
      const asked = asks.map((ask) => ({
        ...ask,
        at,
        user_id: person.id,
        id: crypto.randomUUID(),
      }));
      try {
        const value = await withRoom(account, () => enqueueAll(local.db, asked));
        sync.ask();
        void requestBackgroundSync();
        return { ok: true, value };
      } catch (error) {
        // a bug, not a failure of the storage
        if (!(error instanceof Error) || error.name === 'ValiError') throw error;
        return { ok: false, code: notKept(error) };
      }
    },
    [account],
  );
}
