import { eventGroup, type EventGroup } from '#domain/event-day.ts';
import type { ListedEvent } from './listed-event.ts';

export type EventSection<Row> = { readonly group: EventGroup; readonly rows: readonly Row[] };

const ORDER: readonly EventGroup[] = ['today', 'this_week', 'later', 'past'];

/**
 * Upcoming events first, in the order given; past ones last, the latest first.
 * @param rows by starting time, or by distance
 * @param today YYYY-MM-DD
 */
export function groupEvents<Row extends Pick<ListedEvent, 'date' | 'starts_at'>>(
  rows: readonly Row[],
  today: string,
): readonly EventSection<Row>[] {
  const groups = Map.groupBy(rows, ({ date }) => eventGroup(date, today));
  return ORDER.flatMap((group): EventSection<Row>[] => {
    const found = groups.get(group);
    if (!found) return [];
    if (group !== 'past') return [{ group, rows: found }];
    return [{ group, rows: found.toSorted((a, b) => (a.starts_at < b.starts_at ? 1 : -1)) }];
  });
}
