import { eventGroup, type EventGroup } from '#domain/time/event-day.ts';
import type { ListedEvent } from '#domain/event/seen-rows.ts';

/**
 * `my_next`: only my next game. `nearest`: all upcoming events, when they are sorted by distance and
 * not by day.
 */
type SectionGroup = EventGroup | 'my_next' | 'nearest';
export type EventSection<Row> = { readonly group: SectionGroup; readonly rows: readonly Row[] };

/**
 * By day my next game first, then upcoming events in the given order; past ones last, the latest
 * first.
 * @param today YYYY-MM-DD
 * @param by what the rows are sorted by: days form sections, distances do not
 * @param next the id of my next game
 */
export function groupEvents<Row extends Pick<ListedEvent, 'id' | 'date' | 'starts_at'>>(
  rows: readonly Row[],
  today: string,
  { by, next }: { by: 'date' | 'distance'; next?: string | undefined },
): readonly EventSection<Row>[] {
  const mine = by === 'date' ? rows.filter(({ id }) => id === next) : [];
  const others = mine.length > 0 ? rows.filter(({ id }) => id !== next) : rows;
  const groups = Map.groupBy(others, ({ date }): SectionGroup => {
    const group = eventGroup(date, today);
    return by === 'distance' && group !== 'past' ? 'nearest' : group;
  });
  const past = groups.get('past')?.toSorted((a, b) => (a.starts_at < b.starts_at ? 1 : -1));
  groups.delete('past');
  const sections = [...groups].map(([group, found]) => ({ group, rows: found }));
  if (mine.length > 0) sections.unshift({ group: 'my_next', rows: mine });
  return past ? [...sections, { group: 'past', rows: past }] : sections;
}
