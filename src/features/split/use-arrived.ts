import { useMemo } from 'react';
import { attendances } from '#domain/attendance/attendance.ts';
import { useEventRecords } from '#live/event/use-event-records.ts';

const nobody: ReadonlySet<string> = new Set();

/** The ids of the people at the field: who came and has not left. */
export function useArrived(event_id: string): ReadonlySet<string> {
  const marks = useEventRecords(event_id, 'check_in');
  return useMemo(() => {
    if (!marks || marks.length === 0) return nobody;
    const came = [...attendances(marks).people].filter(([, { inside }]) => inside);
    return new Set(came.map(([id]) => id));
  }, [marks]);
}
