import { useMemo } from 'react';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import { isOwner } from '#domain/event-rules.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { Operator } from '#sync/records/operator.ts';

export type EventPeople = {
  /** loading: nothing of this event has arrived yet. hidden: I may see only the count. */
  readonly state: 'loading' | 'not_here' | 'hidden' | 'shown';
  /** By time of registration; when hidden, only me if I am in. */
  readonly rows: readonly Operator[];
  readonly teams: readonly EventTeam[];
};

const none: readonly never[] = [];

/**
 * The participants and their teams, as far as this person may see them and this device knows them.
 */
export function useEventPeople(
  event: AirsoftEvent,
  scope: ScopeState | null | undefined,
): EventPeople {
  const person = usePerson();
  const operators = useLiveRecords(
    'operators',
    useMemo<LiveQuery<'operators'>>(
      () => ({
        find: { selector: { event_id: { $eq: event.id } } },
        keep: ({ event_id }) => event_id === event.id,
      }),
      [event.id],
    ),
  );
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
      return { state: 'loading', rows: none, teams: none };
    }
    const rows = operators.rows.toSorted((a, b) => (a.registered_at < b.registered_at ? -1 : 1));
    const sorted = teams.rows.toSorted((a, b) => collator.compare(a.name, b.name));
    const seen = { rows, teams: sorted };
    const may_see = isOwner(event, person?.id ?? null) || event.allow_public_list;
    if (!may_see || scope?.view === 'count') return { state: 'hidden', ...seen };
    return { state: scope === null && rows.length === 0 ? 'not_here' : 'shown', ...seen };
  }, [operators, teams, scope, event, person]);
}

/** Sorts 'Equipe 10' after 'Equipe 9'. */
const collator = new Intl.Collator(undefined, { numeric: true });
