import { useCallback } from 'react';
import type { AskedArgs, MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { NotMutated } from '#live/outbox/with-room.ts';
import { useMutateAll, type Ask } from './use-mutate-all.ts';

/** Either the mutation is stored on this device and will be sent, or nothing was accepted. */
export type Mutated = { readonly ok: true; readonly value: OutboxRecord } | NotMutated;

/**
 * Stores a mutation and starts a round, for a screen that says itself what became of it; useAct does
 * both. Resolves when it is durable, not when it is sent: its state is in the outbox (useOutbox).
 */
export function useMutate() {
  const mutateAll = useMutateAll();
  return useCallback(
    async <Name extends MutationName>(
      name: Name,
      args: AskedArgs<Name>,
      options: Pick<Ask, 'label'>,
    ): Promise<Mutated> => {
      const asked = await mutateAll([{ name, args, ...options } as Ask]);
      return asked.ok ? { ok: true, value: asked.value[0] } : asked;
    },
    [mutateAll],
  );
}
