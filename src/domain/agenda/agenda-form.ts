import { tidy } from '#sync/kit/tidy.ts';
import { isDay } from '#sync/kit/is-day.ts';
import { startsAt } from '#sync/event-mutations/event.ts';
import type { agendaFields } from '#sync/team-mutations/agenda/agenda-event.ts';
import { fieldByField } from '../form/form-merge.ts';
import { readTime } from '../time/day-time.ts';
import { dayAfter, eventDay } from '../time/event-day.ts';
import { eventTime } from '../time/day-time.ts';
import { charCount } from '../words/char-count.ts';
import { readCountWithin } from '../words/read-count.ts';
import type { Problem } from '../words/problem.ts';
import type { AgendaData, AgendaType } from './agenda.ts';

/** A form without values: times are those of the events' zone, '' = not given. */
export const emptyAgenda = {
  /** The event of the platform that it is about. */
  event_id: '',
  title: '',
  type: '' as AgendaType | '',
  location: '',
  description: '',
  /** YYYY-MM-DD as typed. */
  date: '',
  /** HH:MM as typed. */
  time: '',
  /** Without it, the end is on the first day on which it is after the start. */
  end_date: '',
  end_time: '',
  /** How many have to confirm. */
  quorum: '',
};
/** An entry of the agenda as it is typed. */
export type AgendaForm = Readonly<typeof emptyAgenda>;
type Field = keyof AgendaForm;

/** What the server keeps of an entry, besides answers and texts. */
export type AgendaColumns = Pick<AgendaData, keyof typeof agendaFields>;

/** What each field holds at most; the database has the same limits. */
export const longestAgenda = { title: 120, location: 200, description: 2_000 } as const;

export type AgendaFormCode =
  | 'required'
  | 'text_too_long'
  | 'date_invalid'
  | 'time_invalid'
  | 'agenda_end_early'
  | 'quorum_invalid';

/** Spec 2 §5: title, type and location are required. At most one problem per field. */
export function agendaProblems(form: AgendaForm): Problem<Field, AgendaFormCode>[] {
  const code: Partial<Record<Field, AgendaFormCode | undefined>> = {
    title: textCode(form.title, longestAgenda.title, true),
    type: form.type === '' ? 'required' : undefined,
    location: textCode(form.location, longestAgenda.location, true),
    description: textCode(form.description, longestAgenda.description, false),
    date: isDay(form.date) ? undefined : 'date_invalid',
    time: isTime(form.time) ? undefined : 'time_invalid',
    quorum: quorumOf(form) === undefined ? 'quorum_invalid' : undefined,
    ...endCodes(form),
  };
  return (Object.keys(emptyAgenda) as Field[]).flatMap((field) => {
    const found = code[field];
    return found ? [{ field, code: found }] : [];
  });
}

/**
 * The typed quorum. Null: the person typed none. Undefined: it is no whole number from 2 to 500, and
 * the database takes no other.
 */
const quorumOf = ({ quorum }: AgendaForm): number | null | undefined =>
  readCountWithin(quorum, 2, 500);

const textCode = (typed: string, most: number, required: boolean): AgendaFormCode | undefined => {
  const text = tidy(typed);
  if (required && text === '') return 'required';
  return charCount(text) > most ? 'text_too_long' : undefined;
};

const isTime = (typed: string): boolean => readTime(typed) === typed;

function endCodes(form: AgendaForm): Partial<Record<Field, AgendaFormCode>> {
  const { date, time, end_date, end_time } = form;
  if (end_date === '' && end_time === '') return {};
  if (end_date !== '' && !isDay(end_date)) return { end_date: 'date_invalid' };
  if (!isTime(end_time)) return { end_time: 'time_invalid' };
  if (end_date === '' || !isDay(date) || !isTime(time)) return {};
  const early = startsAt(end_date, end_time) < startsAt(date, time);
  return early ? { [end_date < date ? 'end_date' : 'end_time']: 'agenda_end_early' } : {};
}

/** The columns of a form without problems. Instants are UTC, as the server sends them. */
export function agendaColumns(form: AgendaForm): AgendaColumns {
  const { date, time, end_date, end_time } = form;
  const end_day = end_date || (end_time > time ? date : dayAfter(date, 1));
  return {
    title: tidy(form.title),
    description: tidy(form.description) || null,
    type: form.type as AgendaType,
    location: tidy(form.location),
    start_date: instant(date, time),
    end_date: end_time === '' ? null : instant(end_day, end_time),
    event_id: form.event_id || null,
    quorum: quorumOf(form) ?? null,
  };
}

/** The columns for each of these days: a later end moves along. @param days YYYY-MM-DD */
export const agendaSeries = (form: AgendaForm, days: readonly string[]): readonly AgendaColumns[] =>
  days.map((date) => {
    const moved = (Date.parse(date) - Date.parse(form.date)) / DAY_MS;
    const end_date = form.end_date === '' ? '' : dayAfter(form.end_date, moved);
    return agendaColumns({ ...form, date, end_date });
  });

const DAY_MS = 86_400_000;

/** The form about an event: what is empty is filled from it, and what was typed stays. */
export function aboutEvent(form: AgendaForm, event: EventFacts): AgendaForm {
  // day and hour are filled together: the event's hour on another day is no date of it
  const when = form.date === '' && form.time === '' ? pickWhen(event) : {};
  return {
    ...form,
    ...when,
    event_id: event.id,
    title: tidy(form.title) === '' ? firstChars(event.name, longestAgenda.title) : form.title,
    location:
      tidy(form.location) === ''
        ? firstChars(event.location, longestAgenda.location)
        : form.location,
  };
}

type EventFacts = {
  readonly [Fact in 'id' | 'name' | 'location' | 'date' | 'time' | 'status']: string;
};

/** A postponed event has no date: its row says when it was to be. */
const pickWhen = ({ status, date, time }: EventFacts): Partial<AgendaForm> =>
  status === 'postponed' ? {} : { date, time };

const firstChars = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

const instant = (date: string, time: string): string =>
  new Date(startsAt(date, time)).toISOString();

/**
 * The form filled with an entry, or with what is known of it. A row that came before there was
 * `event_id`, or an older mutation, has none.
 */
export const agendaFormOf = (columns: Partial<AgendaColumns>): AgendaForm => ({
  title: columns.title ?? '',
  type: columns.type ?? '',
  location: columns.location ?? '',
  description: columns.description ?? '',
  date: dayOf(columns.start_date),
  time: timeOf(columns.start_date),
  end_date: dayOf(columns.end_date),
  end_time: timeOf(columns.end_date),
  event_id: columns.event_id ?? '',
  quorum: String(columns.quorum ?? ''),
});

const dayOf = (at: string | null | undefined): string => (at ? eventDay(at) : '');
const timeOf = (at: string | null | undefined): string => (at ? eventTime(at) : '');

/** Day and hour make sense only together. */
export const agendaMerge = fieldByField(emptyAgenda, {
  start: ['date', 'time'],
  end: ['end_date', 'end_time'],
});
export type AgendaUnit = ReturnType<typeof agendaMerge.conflicts>[number];

/** The arguments of update_agenda_event@1; undefined when nothing changed. */
export function agendaChanges(before: AgendaForm, after: AgendaForm) {
  const was = agendaColumns(before);
  return fieldByField(was).changes(was, agendaColumns(after));
}
