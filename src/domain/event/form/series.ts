import { isDay } from '#sync/kit/is-day.ts';
import { dayAfter } from '#domain/time/event-day.ts';

export const REPEATS = [0, 1, 2] as const;
export const FEWEST_TIMES = 2;
export const MOST_TIMES = 12;

/** How often a new event is repeated. Each time is an event of its own. */
export type Repeat = {
  /** 0 = not at all. */
  readonly every_weeks: (typeof REPEATS)[number];
  /** How many events there are, with the first one. */
  readonly times: number;
};

export const notRepeated: Repeat = { every_weeks: 0, times: 4 };

/** The days of a series, YYYY-MM-DD; the first alone while it is no day, or is not repeated. */
export function seriesDays(first: string, { every_weeks, times }: Repeat): string[] {
  if (every_weeks === 0 || !isDay(first)) return [first];
  return Array.from({ length: times }, (_, at) => dayAfter(first, at * 7 * every_weeks));
}
