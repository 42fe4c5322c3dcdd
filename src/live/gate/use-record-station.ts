import { useCallback } from 'react';
import type { MutationArgs } from '#sync/registry/registry.ts';
import { useAccount } from '../account-context.ts';
import { useMutate, type Mutated } from '../outbox/use-mutate.ts';
import { momentArgs } from './use-check-in.ts';

type StationArgs = MutationArgs<'record_station@1'>;

export type Recorded = Omit<
  StationArgs,
  'id' | 'event_id' | 'recorded_at' | 'clock_offset_ms' | 'device_id'
>;

/**
 * Appends what a station found about a person, stored durably on this device when it resolves, with
 * the moment of the call by this device's clock. `label`, shown in Pendências: the event and the
 * person.
 */
export function useRecordStation(
  event_id: string,
): (found: Recorded, label: string) => Promise<Mutated> {
  const account = useAccount();
  const mutate = useMutate();
  return useCallback(
    async (found, label) => {
      const moment = await momentArgs(account);
      if (typeof moment === 'string') return { ok: false, code: moment };
      const { at: recorded_at, ...by } = moment;
      const args = { id: crypto.randomUUID(), event_id, ...found, recorded_at, ...by };
      return mutate('record_station@1', args, { label });
    },
    [account, mutate, event_id],
  );
}
