import { compareNames } from '#domain/words/name-order.ts';
import { useMemo } from 'react';
import { usePerson } from '#live/account-context.ts';
import { useEventOperators } from '#live/event/use-event-rows.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { readsPeople } from '#domain/event/event-rules.ts';
import { byWriting } from '#sync/records/writing-order.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { Operator } from '#sync/records/operator.ts';

export type EventPeople = {
  /**
   * loading: until known. not_here: not all of them have arrived, and `rows` may be only mine. hidden:
   * I may see only the count.
   */
  readonly state: 'loading' | 'not_here' | 'hidden' | 'shown';
  /** By time of registration; when hidden, only me if I am in. */
  readonly rows: readonly Operator[];
  readonly teams: readonly EventTeam[];
  /** How many take part: those that the server counted, and those that wait for the signal. */
  readonly taken: number;
};

const none: readonly never[] = [];
const byRegistration = byWriting<Operator>(({ registered_at }) => registered_at);

/**
 * The participants and their teams, as far as this person may see them and this device knows them.
 */
export function useEventPeople(
  event: AirsoftEvent,
  scope: ScopeState | null | undefined,
): EventPeople {
  const person = usePerson();
  const operators = useEventOperators(event.id);
  const teams = useLiveRecords(
    'event_teams',
    useMemo<LiveQuery<'event_teams'>>(
      () => ({
        find: { selector: { event_id: { $eq: event.id } } },
        keep: ({ event_id }) => event_id === event.id,
      }),
      [event.id],
    ),
  );
  return useMemo(() => {
    if (operators.state === 'loading' || teams.state === 'loading' || scope === undefined) {
      return { state: 'loading', rows: none, teams: none, taken: event.operators_count };
    }
    const rows = operators.rows.toSorted(byRegistration);
    const sorted = teams.rows.toSorted((a, b) => compareNames(a.name, b.name));
    const is_shown = readsPeople(event, person, scope?.view);
    // of a whole list the new count may be here before the rows that it counts have lost their mark
    const is_whole = is_shown && scope?.complete === true;
    const unsent = is_whole ? 0 : rows.filter(({ rev }) => rev === 0).length;
    const taken = Math.max(event.operators_count + unsent, rows.length);
    const seen = { rows, teams: sorted, taken };
    if (!is_shown) return { state: 'hidden', ...seen };
    // an event that this device has not sent yet has no other people
    return { state: scope === null && event.rev > 0 ? 'not_here' : 'shown', ...seen };
  }, [operators, teams, scope, event, person]);
}
