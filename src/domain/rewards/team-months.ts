import { attendeesWho, isOver, type AgendaEvent } from '../agenda/agenda.ts';
import { lastMonths, monthOf } from '../time/months.ts';

export type MonthOfTeam = {
  /** YYYY-MM where the events are. */
  readonly month: string;
  /** Entries of the agenda that are over. */
  readonly entries: number;
  /** Answers "I come" to them. */
  readonly confirmed: number;
  /** Answers "I don't come". */
  readonly declined: number;
};

export type TeamMonths = {
  /** The last twelve, oldest first. */
  readonly months: readonly MonthOfTeam[];
  /** In these months. */
  readonly entries: number;
  readonly confirmed: number;
  readonly declined: number;
  /** Whole per cent of the answers that were "I come"; null without an answer. */
  readonly attendance: number | null;
};

/**
 * What a team met for, and who said to come, month by month: from its agenda, as far as it is over.
 * @param now UTC ISO instant
 */
export function teamMonths(agenda: readonly AgendaEvent[], now: string): TeamMonths {
  const over = agenda.filter(({ data }) => isOver(data, now));
  const months = lastMonths(now).map((month): MonthOfTeam => {
    const of_month = over.filter(({ data }) => monthOf(data.start_date) === month);
    const said = (answer: 'confirmed' | 'declined') =>
      of_month.reduce((sum, { data }) => sum + attendeesWho(data, answer).length, 0);
    return {
      month,
      entries: of_month.length,
      confirmed: said('confirmed'),
      declined: said('declined'),
    };
  });
  const total = (of: 'entries' | 'confirmed' | 'declined') =>
    months.reduce((sum, month) => sum + month[of], 0);
  const [confirmed, declined] = [total('confirmed'), total('declined')];
  const answered = confirmed + declined;
  return {
    months,
    entries: total('entries'),
    confirmed,
    declined,
    attendance: answered === 0 ? null : Math.round((100 * confirmed) / answered),
  };
}
