import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { usePerson } from '../account-context.ts';
import { useLastKnown } from '../rows/use-last-known.ts';
import { useEventRecords } from './use-event-records.ts';

/**
 * A person who helps at the gate, or is invited to: `data.accepted_at` is null until they accept.
 */
export type Helper = Extract<Rows['event_records'], { kind: 'staff' }>;

type EventStaff = {
  /** The invitation to me, or my own place in the staff. */
  readonly mine: Helper | undefined;
  /**
   * The rows that this person may see: all for the organiser and the staff, only their own for an
   * invited person.
   */
  readonly staff: readonly Helper[];
};

/** The helpers at the gate of an event, by name; undefined until known. */
export function useEventStaff(event_id: string): EventStaff | undefined {
  const user_id = usePerson()?.id;
  const rows = useEventRecords(event_id, 'staff');
  const known = useMemo(() => {
    if (!rows) return undefined;
    const staff = rows.toSorted((a, b) => a.data.name.localeCompare(b.data.name));
    return { staff, mine: staff.find(({ data }) => data.user_id === user_id) };
  }, [rows, user_id]);
  return useLastKnown(`staff of ${event_id}`, known);
}
