import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { usePerson } from './account-context.ts';
import { useEventRecords } from './use-event-records.ts';

/** Somebody who helps at the gate, or is asked to: `data.accepted_at` is null until they answer. */
export type Helper = Extract<Rows['event_records'], { kind: 'staff' }>;

type EventStaff = {
  /** The question to me, or my own part of it. */
  readonly mine: Helper | undefined;
  /** As far as this person may see it: all for the organiser and for staff, me alone for who is asked. */
  readonly staff: readonly Helper[];
};

/** Who helps at the gate of an event, by name; undefined until it is known. */
export function useEventStaff(event_id: string): EventStaff | undefined {
  const user_id = usePerson()?.id;
  const rows = useEventRecords(event_id, 'staff');
  return useMemo(() => {
    if (!rows) return undefined;
    const staff = rows.toSorted((a, b) => a.data.name.localeCompare(b.data.name));
    return { staff, mine: staff.find(({ data }) => data.user_id === user_id) };
  }, [rows, user_id]);
}
