import { useMemo } from 'react';
import type { CheckIn } from '#domain/attendance/attendance.ts';
import {
  gateEntries,
  gateList,
  type GateEntry,
  type GateList,
} from '#domain/attendance/gate-list.ts';
import { useEventRecords } from '#live/event/use-event-records.ts';
import { useEventOperators } from '#live/event/use-event-rows.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

export type Gate = {
  readonly event: AirsoftEvent;
  readonly scope: ScopeState | null;
  /** Everybody on the list, by name. */
  readonly entries: readonly GateEntry[];
  readonly marks: readonly CheckIn[];
  readonly list: GateList;
  /**
   * Marks, and what stations found, that this device has not sent: also what it heard from others.
   */
  readonly unsent: number;
  /** Those, and people without a registration, that the server refused. */
  readonly refused: readonly OutboxRecord[];
};

/** Who came, from everything that this device knows; undefined until known. */
export function useGate(event: AirsoftEvent, scope: ScopeState | null): Gate | undefined {
  const operators = useEventOperators(event.id);
  const marks = useEventRecords(event.id, 'check_in');
  const outbox = useOutbox();
  const people = operators.state === 'present' ? operators.rows : undefined;
  const entries = useMemo(() => people && gateEntries(people), [people]);
  const list = useMemo(() => entries && marks && gateList(entries, marks), [entries, marks]);
  return useMemo(() => {
    if (!entries || !marks || !list || !outbox) return undefined;
    const here = outbox.filter(({ args }) => (args as { event_id?: string }).event_id === event.id);
    const unsent = here.filter(isWaiting).reduce((sum, one) => sum + factsIn(one), 0);
    const refused = here
      .filter((one) => one.name === 'walk_in@1' || factsIn(one) > 0)
      .filter(({ status }) => status === 'rejected');
    return { event, scope, entries, marks, list, unsent, refused };
  }, [event, scope, entries, marks, list, outbox]);
}

/** How many marks, or findings of a station, a mutation brings. */
function factsIn({ name, args }: OutboxRecord): number {
  if (name === 'check_in@1' || name === 'record_station@1') return 1;
  if (name === 'relay_stations@1')
    return (args as MutationArgs<'relay_stations@1'>).stations.length;
  return name === 'relay_marks@1' ? (args as MutationArgs<'relay_marks@1'>).marks.length : 0;
}
