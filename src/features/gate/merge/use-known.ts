import { useMemo } from 'react';
import type { Known } from '#domain/merge/merge-content.ts';
import { usePerson } from '#live/account-context.ts';
import { useEventRecords } from '#live/event/use-event-records.ts';
import { useEventStaff } from '#live/event/use-event-staff.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { Gate } from '../use-gate.ts';

/** What this phone can tell another one; undefined until known. */
export function useKnown(gate: Gate | undefined, event_id: string): Known | undefined {
  const outbox = useOutbox();
  const staff = useEventStaff(event_id);
  const stations = useEventRecords(event_id, 'station');
  const person = usePerson();
  return useMemo(() => {
    if (!gate || !outbox || !staff || !stations || !person) return undefined;
    const me = { id: person.id, name: staff.mine?.data.name ?? person.name };
    const operators = gate.entries.map(({ operator }) => operator);
    return { marks: gate.marks, stations, operators, outbox, me };
  }, [gate, outbox, staff, stations, person]);
}
