import { useCallback } from 'react';
import type { MutationArgs } from '#sync/registry/registry.ts';
import { useAccount } from '../account-context.ts';
import { useMutateAll } from '../outbox/use-mutate-all.ts';
import { markArgs, momentOf, type MarkKept } from './use-check-in.ts';

type AskedWalkIn = {
  readonly operator_id: string;
  /** @param came_at UTC ISO instant */
  readonly args: (came_at: string) => MutationArgs<'walk_in@1'>;
  /** Their mark stands already: they were refused before, and are corrected now. */
  readonly is_marked: boolean;
  /** Shown in Pendências: the event and the person. */
  readonly label: string;
};

/** Takes somebody in who came without a registration: their place and their mark, or neither. */
export function useWalkIn(event_id: string): (asked: AskedWalkIn) => Promise<MarkKept> {
  const account = useAccount();
  const mutateAll = useMutateAll();
  return useCallback(
    async ({ args, operator_id, is_marked, label }) => {
      const mark = await markArgs(account, { event_id, operator_id, mark: 'in' });
      if (typeof mark === 'string') return { ok: false, code: mark };
      const happened_at = momentOf(mark);
      const place = args(new Date(happened_at).toISOString());
      const kept = await mutateAll([
        { name: 'walk_in@1', args: place, label },
        ...(is_marked ? [] : [{ name: 'check_in@1', args: mark, label } as const]),
      ]);
      return kept.ok ? { ok: true, id: mark.id, happened_at } : kept;
    },
    [account, mutateAll, event_id],
  );
}
