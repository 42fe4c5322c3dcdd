import { useEffect, useMemo, useState } from 'react';
import { filterCount, type EventFilter } from '#domain/search/event-filter.ts';
import type { FilterView } from '#domain/event/filter-events.ts';
import type { ListedRow } from './first-events.ts';
import { useFoundEvents } from './search/use-found-events.ts';
import { useMarkRowsLive } from '#live/rows/use-mark-rows-live.ts';
import { report } from '#sync/device/report.ts';

type Narrow = FilterView & { readonly term: string; readonly filter: EventFilter };

/**
 * The rows that match search and filters. An address with filters waits for their code; a list that
 * is on the screen stays until the code is loaded, and is_narrowed is false.
 */
export function useNarrowedEvents(
  rows: readonly ListedRow[] | undefined,
  { term, filter, now, today, metres }: Narrow,
): { found: readonly ListedRow[] | undefined; is_narrowed: boolean } {
  const matching = useFoundEvents(rows, term);
  const narrows = filterCount(filter) > 0;
  const [began_whole] = useState(!narrows);
  const rules = useRules(narrows);
  const found = useMemo(() => {
    if (!matching || !narrows) return matching;
    if (!rules) return began_whole ? matching : undefined;
    return rules.filterEvents(matching, filter, { now, today, metres });
  }, [matching, narrows, began_whole, rules, filter, now, today, metres]);
  useMarkRowsLive((found?.length ?? 0) > 0); // the list renders them in this same commit
  return { found, is_narrowed: narrows ? rules !== undefined : term.trim() !== '' };
}

type Rules = typeof import('#domain/event/filter-events.ts');
/** Once loaded, for every list: one that is shown again is whole in its first frame. */
let loaded: Rules | undefined;

/** The plain list does not need the filter rules: they are a separate file. */
function useRules(wanted: boolean): Rules | undefined {
  const [rules, setRules] = useState(loaded);
  const missing = wanted && !rules;
  useEffect(() => {
    if (!missing) return;
    const load = async () => setRules((loaded = await import('#domain/event/filter-events.ts')));
    load().catch(report);
  }, [missing]);
  return rules;
}
