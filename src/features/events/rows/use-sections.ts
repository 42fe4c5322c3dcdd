import { useEffect, useMemo } from 'react';
import { useDesk } from '../desk/desk-store.ts';
import type { ListedRow } from '../first-events.ts';
import type { Sort } from '../search/events-search.ts';
import { nearestFirst, type Distances } from '../use-distances.ts';
import { groupEvents, type EventSection } from '#domain/event/group-events.ts';

type Order = {
  by: Sort;
  distances: Distances | undefined;
  today: string;
  /** The id of my next game. */
  next: string | undefined;
};
type Sections = readonly EventSection<ListedRow>[];

/** The found rows in order and in sections; what stands beside the list follows them. */
export function useSections(
  found: readonly ListedRow[] | undefined,
  { by, distances, today, next }: Order,
): Sections | undefined {
  const sections = useMemo(() => {
    const sorted = by === 'distance' && distances && found ? nearestFirst(found, distances) : found;
    return sorted && groupEvents(sorted, today, { by, next });
  }, [found, distances, today, by, next]);
  useEffect(() => {
    if (!sections) return;
    useDesk.setState({ listed: sections.flatMap(({ rows }) => rows.map(({ id }) => id)) });
  }, [sections]);
  return sections;
}

/** The beginning of the list, for the moment until all of it can be drawn. */
export function firstRows(sections: Sections, count: number): Sections {
  let left = count;
  return sections.flatMap(({ group, rows }) => {
    const first = rows.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ group, rows: first }] : [];
  });
}
