import { useCallback } from 'react';
import { requestBackgroundSync } from '#sync/device/background-sync.ts';
import type { MutationArgs, MutationName } from '#sync/mutations/registry.ts';
import { enqueue } from '#sync/outbox/enqueue.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useAccount } from '../account-context.ts';
import { notKept, withRoom, type NotKept } from './with-room.ts';

/**
 * Either the mutation is stored on this device and will be sent, or nothing was accepted, with the
 * reason.
 */
export type Mutated =
  | { readonly ok: true; readonly value: OutboxRecord }
  | { readonly ok: false; readonly code: 'not_signed_in' | NotKept };

export type MutateOptions = {
  /** What a card says when the rows no longer exist: the event's name. */
  readonly label: string;
};

/**
 * Stores a mutation and starts a round. Resolves when it is durable, not when it is sent: its state
 * is in the outbox (useOutbox).
 */
export function useMutate() {
  const account = useAccount();
  return useCallback(
    async <Name extends MutationName>(
      name: Name,
      args: MutationArgs<Name>,
      options: MutateOptions,
    ): Promise<Mutated> => {
      const { person, local, sync } = account;
      if (!person) return { ok: false, code: 'not_signed_in' };
      const asked = { id: crypto.randomUUID(), at: new Date(local.source.now()).toISOString() };
      try {
        const value = await withRoom(account, () =>
          enqueue(local.db, { user_id: person.id, name, args, ...asked, ...options }),
        );
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
