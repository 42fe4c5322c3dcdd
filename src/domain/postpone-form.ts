import { startsAt } from '#sync/event-mutations/event.ts';
import type { Problem } from './problem.ts';

/** The maximum length that the database accepts for a reason. */
export const REASON_MAX = 500;

/**
 * The form that postpones an event. `open`: the new day is not known yet, and the other fields are
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

export type PostponeProblem = Problem<'date' | 'time', 'date_invalid' | 'time_invalid'>;

/** The new day must lie ahead, where the events are. @param now UTC ISO instant */
export function postponeProblems(form: PostponeForm, now: string): PostponeProblem[] {
  if (form.open) return [];
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(form.time))
    return [{ field: 'time', code: 'time_invalid' }];
  const starts = Date.parse(startsAt(form.date, form.time));
  // this also rejects NaN, from an invalid date
  return starts > Date.parse(now) ? [] : [{ field: 'date', code: 'date_invalid' }];
}

/** The arguments of postpone_event@1. */
export const postponeArgs = (id: string, { open, date, time, reason }: PostponeForm) => ({
  id,
  ...(reason.trim() && { reason: reason.trim() }),
  ...(!open && { date, time }),
});
