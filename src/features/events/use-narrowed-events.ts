import { useEffect, useMemo, useState } from 'react';
import { filterCount, type EventFilter } from '#domain/event-filter.ts';
import type { FilterView } from '#domain/filter-events.ts';
import type { ListedRow } from './first-events.ts';
import { useFoundEvents } from './use-found-events.ts';
import { report } from '#sync/device/report.ts';

type Narrow = FilterView & { readonly term: string; readonly filter: EventFilter };

/**
 * The rows that match search and filters. An address with filters waits for their code; a list that
 * is on the screen stays until the code is loaded.
 */
export function useNarrowedEvents(
  rows: readonly ListedRow[] | undefined,
  { term, filter, now, today, metres }: Narrow,
): readonly ListedRow[] | undefined {
  const matching = useFoundEvents(rows, term);
  const narrows = filterCount(filter) > 0;
  const [began_whole] = useState(!narrows);
  const rules = useRules(narrows);
  return useMemo(() => {
    if (!matching || !narrows) return matching;
    if (!rules) return began_whole ? matching : undefined;
    return rules.filterEvents(matching, filter, { now, today, metres });
  }, [matching, narrows, began_whole, rules, filter, now, today, metres]);
}

/** The plain list does not need the filter rules: they are a separate file. */
function useRules(wanted: boolean) {
  const [rules, setRules] = useState<typeof import('#domain/filter-events.ts')>();
  const missing = wanted && !rules;
  useEffect(() => {
    if (missing) void import('#domain/filter-events.ts').then(setRules, report);
  }, [missing]);
  return rules;
}
