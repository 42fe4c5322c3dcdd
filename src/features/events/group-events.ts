import { eventGroup, type EventGroup } from '#domain/event-day.ts';
import type { Sort } from './events-search.ts';
import type { ListedEvent } from './listed-event.ts';

/** `nearest`: all upcoming events, when they are sorted by distance and not by day. */
export type SectionGroup = EventGroup | 'nearest';
export type EventSection<Row> = { readonly group: SectionGroup; readonly rows: readonly Row[] };

const ORDER: readonly SectionGroup[] = ['nearest', 'today', 'this_week', 'later', 'past'];

/**
 * Upcoming events first, in the given order; past ones last, the latest first.
 * @param today YYYY-MM-DD
 * @param by what the rows are sorted by: days form sections, distances do not
 */
export function groupEvents<Row extends Pick<ListedEvent, 'date' | 'starts_at'>>(
  rows: readonly Row[],
  today: string,
  by: Sort,
): readonly EventSection<Row>[] {
  const groups = Map.groupBy(rows, ({ date }): SectionGroup => {
    const group = eventGroup(date, today);
    return by === 'distance' && group !== 'past' ? 'nearest' : group;
  });
  return ORDER.flatMap((group): EventSection<Row>[] => {
    const found = groups.get(group);
    if (!found) return [];
    if (group !== 'past') return [{ group, rows: found }];
    return [{ group, rows: found.toSorted((a, b) => (a.starts_at < b.starts_at ? 1 : -1)) }];
  });
}
