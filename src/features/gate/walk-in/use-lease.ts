import { leaseOf, type Lease } from '#domain/attendance/lease.ts';
import { usePerson } from '#live/account-context.ts';
import { useEventRecords } from '#live/event/use-event-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** The places that this phone holds; walk-ins that wait to be sent have spent theirs already. */
export function useLease(
  event: AirsoftEvent,
  { device_id, now }: { device_id: string; now: string },
): Lease | undefined {
  const user_id = usePerson()?.id;
  const rows = useEventRecords(event.id, 'lease');
  return leaseOf(rows ?? [], { event, device_id, user_id, now });
}
