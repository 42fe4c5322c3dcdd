import { useMemo } from 'react';
import type { EventFilter } from '#domain/event-filter.ts';
import { filterEvents, type FilterView } from '#domain/filter-events.ts';
import type { ListedRow } from './first-events.ts';
import { useFoundEvents } from './use-found-events.ts';

type Narrow = FilterView & { readonly term: string; readonly filter: EventFilter };

/** The rows that search and filters leave. */
export function useNarrowedEvents(
  rows: readonly ListedRow[] | undefined,
  { term, filter, now, today, metres }: Narrow,
): readonly ListedRow[] | undefined {
  const matching = useFoundEvents(rows, term);
  return useMemo(
    () => matching && filterEvents(matching, filter, { now, today, metres }),
    [matching, filter, now, today, metres],
  );
}
