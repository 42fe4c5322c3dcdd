import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { stateOf } from '../place/brazil-state.ts';
import { monthEnd } from '../time/event-day.ts';
import { weekendOf } from '../time/weekend.ts';
import { filterCount, type EventFilter, type When } from '../search/event-filter.ts';
import { hasStarted, placesLeft } from './event-rules.ts';

type Filtered = Pick<
  AirsoftEvent,
  | 'id'
  | 'date'
  | 'starts_at'
  | 'location'
  | 'game_mode'
  | 'status'
  | 'registration_closed'
  | 'max_op'
  | 'operators_count'
  | 'places_offered'
>;

/** What the filter needs besides the events. */
export type FilterView = {
  /** UTC ISO instant. */
  readonly now: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Metres by event id, NaN without coordinates; absent while the position is unknown. */
  readonly metres: ReadonlyMap<string, number> | undefined;
};

/** The rows that pass, in order; the same array when no filter is active. */
export function filterEvents<Row extends Filtered>(
  rows: readonly Row[],
  filter: EventFilter,
  { now, today, metres }: FilterView,
): readonly Row[] {
  if (filterCount(filter) === 0) return rows;
  const { mode, uf, free } = filter;
  const { from = '', to = '9' } = filter.when ? daysOf(filter.when, { now, today }) : filter;
  const limit_m = filter.km !== undefined && metres ? filter.km * 1_000 : Infinity;
  return rows.filter(
    (row) =>
      (!mode || row.game_mode === mode) &&
      row.date >= from &&
      row.date <= to &&
      (!uf || stateOf(row.location) === uf) &&
      (limit_m === Infinity || (metres?.get(row.id) ?? Infinity) <= limit_m) &&
      (!free || hasRoom(row, { now, today })),
  );
}

/**
 * Whether somebody could register now. Parsing an instant is slow, so it is done only for events of
 * today.
 */
const hasRoom = (row: Filtered, { now, today }: { now: string; today: string }): boolean =>
  row.status === 'planned' &&
  !row.registration_closed &&
  placesLeft(row) !== 0 &&
  (row.date > today || (row.date === today && !hasStarted(row, now)));

type Moment = Pick<FilterView, 'now' | 'today'>;

function daysOf(when: When, { now, today }: Moment): { from: string; to: string } {
  if (when === 'today') return { from: today, to: today };
  return when === 'weekend' ? weekendOf(now) : { from: today, to: monthEnd(today) };
}
