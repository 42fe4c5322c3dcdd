import { useCallback } from 'react';
import { deviceId } from '#sync/device/device-database.ts';
import type { Account } from '#sync/account/account.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import { eventScope } from '#sync/replica/scopes.ts';
import type { CheckInMark } from '#sync/records/event-record.ts';
import { useAccount } from '../account-context.ts';
import type { NotMutated } from '../outbox/use-mutate-all.ts';
import { useMutate } from '../outbox/use-mutate.ts';
import { notKept, type NotKept } from '../outbox/with-room.ts';

export type AskedMark = {
  readonly operator_id: string;
  readonly mark: CheckInMark;
  /** The id of the mark that an `undo` takes back. */
  readonly undoes?: string;
  /** Shown in Pendências: the event and the person. */
  readonly label: string;
};

export type MarkKept =
  | {
      readonly ok: true;
      /** The id of the mark. */
      readonly id: string;
      /** UTC ms by the server's clock, as far as it is known. */
      readonly happened_at: number;
    }
  | NotMutated;

/**
 * Appends a mark at the gate: stored durably on this device when it resolves, with the moment of
 * the call by this device's clock, and how far that clock is from the server's.
 */
export function useCheckIn(event_id: string): (asked: AskedMark) => Promise<MarkKept> {
  const account = useAccount();
  const mutate = useMutate();
  return useCallback(
    async ({ label, ...mark }) => {
      const args = await markArgs(account, { event_id, ...mark });
      if (typeof args === 'string') return { ok: false, code: args };
      const asked = await mutate('check_in@1', args, { label });
      return asked.ok ? { ok: true, id: args.id, happened_at: momentOf(args) } : asked;
    },
    [account, mutate, event_id],
  );
}

type MarkArgs = MutationArgs<'check_in@1'>;

/**
 * A mark of this moment.
 * @returns why there is none, when this device's storage can't be read: then it stores none either
 */
export async function markArgs(
  { local, sync }: Here,
  mark: Pick<MarkArgs, 'event_id' | 'operator_id' | 'mark' | 'undoes'>,
): Promise<MarkArgs | NotKept> {
  const moment = await momentArgs({ local, sync });
  if (typeof moment === 'string') return moment;
  const { at: scanned_at, ...by } = moment;
  try {
    const scope = await local.db.scopes.get(eventScope(mark.event_id));
    const data_version = scope?.synced_at ? new Date(scope.synced_at).toISOString() : null;
    return { id: crypto.randomUUID(), ...mark, scanned_at, ...by, data_version };
  } catch (error) {
    return notKept(error);
  }
}

type Here = Pick<Account, 'local' | 'sync'>;

/**
 * When and where something happens at the gate: the moment of the call by this device's clock, how
 * far that clock is from the server's, and which device it is.
 * @returns why there is none, when this device's storage can't be read: then it stores none either
 */
export async function momentArgs({
  local,
  sync,
}: Here): Promise<{ at: string; clock_offset_ms: number; device_id: string } | NotKept> {
  const at = new Date(local.source.now()).toISOString();
  const clock_offset_ms = Math.round(sync.status.get().clock_offset_ms);
  try {
    return { at, clock_offset_ms, device_id: await deviceId(local.db) };
  } catch (error) {
    return notKept(error);
  }
}

/** UTC ms by the server's clock, as far as it is known. */
export const momentOf = ({ scanned_at, clock_offset_ms }: MarkArgs): number =>
  Date.parse(scanned_at) + clock_offset_ms;
