import { eventGroup, type EventGroup } from '#domain/event-day.ts';
import type { Sort } from './events-search.ts';
import type { ListedEvent } from './listed-event.ts';

/** `nearest`: everything that is still to come, when the place decides and not the day. */
export type SectionGroup = EventGroup | 'nearest';
export type EventSection<Row> = { readonly group: SectionGroup; readonly rows: readonly Row[] };

const ORDER: readonly SectionGroup[] = ['nearest', 'today', 'this_week', 'later', 'past'];

/**
 * Upcoming events first, in the order given; past ones last, the latest first.
 * @param today YYYY-MM-DD
 * @param by what the rows are sorted by: days make sections, distances do not
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
