import { tidy } from '#sync/kit/tidy.ts';
import { isAfter } from 'date-fns/isAfter';
import { startsAt } from '#sync/event-mutations/event.ts';
import { readTime } from '#domain/time/day-time.ts';
import { isDay } from '#sync/kit/is-day.ts';
import { charCount } from '#domain/words/char-count.ts';
import type { Problem } from '#domain/words/problem.ts';

/** The maximum length that the database accepts for a reason. */
export const REASON_MAX = 500;

/**
 * The form that postpones an event. `open`: the new day is not known yet, and date and time are
 * ignored.
 */
export type PostponeForm = {
  readonly open: boolean;
  /** YYYY-MM-DD as typed. */
  readonly date: string;
  /** HH:MM as typed. */
  readonly time: string;
  readonly reason: string;
};

export type PostponeProblem = Problem<
  'date' | 'time' | 'reason',
  'date_invalid' | 'time_invalid' | 'text_too_long'
>;

/** The new day must lie ahead, where the events are. @param now UTC ISO instant */
export function postponeProblems(form: PostponeForm, now: string): PostponeProblem[] {
  const is_long = charCount(tidy(form.reason)) > REASON_MAX;
  return [
    ...dayProblems(form, now),
    ...(is_long ? [{ field: 'reason', code: 'text_too_long' } as const] : []),
  ];
}

function dayProblems(form: PostponeForm, now: string): PostponeProblem[] {
  if (form.open) return [];
  if (readTime(form.time) !== form.time) return [{ field: 'time', code: 'time_invalid' }];
  const is_ahead = isDay(form.date) && isAfter(startsAt(form.date, form.time), now);
  return is_ahead ? [] : [{ field: 'date', code: 'date_invalid' }];
}

/** The arguments of postpone_event@1. */
export const postponeArgs = (id: string, { open, date, time, reason }: PostponeForm) => ({
  id,
  ...(tidy(reason) && { reason: tidy(reason) }),
  ...(!open && { date, time }),
});
