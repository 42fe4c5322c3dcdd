import { isDay } from '#sync/mutations/day.ts';
import { startsAt } from '#sync/event-mutations/event.ts';
import { fieldByField, formMerge } from '../form/form-merge.ts';
import { readTime } from '../time/day-time.ts';
import { dayAfter, eventDay } from '../time/event-day.ts';
import { eventTime } from '../time/day-time.ts';
import { charCount } from '../words/char-count.ts';
import type { Problem } from '../words/problem.ts';
import type { AgendaData, AgendaType } from './agenda.ts';

/** An entry of the agenda as it is typed; times are those of the events' zone. '' = not given. */
export type AgendaForm = {
  readonly title: string;
  readonly type: AgendaType | '';
  readonly location: string;
  readonly description: string;
  /** YYYY-MM-DD as typed. */
  readonly date: string;
  /** HH:MM as typed. */
  readonly time: string;
  /** Without it, the end is on the first day on which it is after the start. */
  readonly end_date: string;
  readonly end_time: string;
};
type Field = keyof AgendaForm;

export const emptyAgenda: AgendaForm = {
  title: '',
  type: '',
  location: '',
  description: '',
  date: '',
  time: '',
  end_date: '',
  end_time: '',
};

/** What the server keeps of an entry, besides answers and texts. */
export type AgendaColumns = Pick<
  AgendaData,
  'title' | 'description' | 'type' | 'location' | 'start_date' | 'end_date'
>;

/** What each field holds at most; the database has the same limits. */
export const longestAgenda = { title: 120, location: 200, description: 2_000 } as const;

export type AgendaFormCode =
  | 'required'
  | 'text_too_long'
  | 'date_invalid'
  | 'time_invalid'
  | 'agenda_end_early';

/** Spec 2 §5: title, type and location are required. At most one problem per field. */
export function agendaProblems(form: AgendaForm): Problem<Field, AgendaFormCode>[] {
  const code: Partial<Record<Field, AgendaFormCode | undefined>> = {
    title: textCode(form.title, longestAgenda.title, true),
    type: form.type === '' ? 'required' : undefined,
    location: textCode(form.location, longestAgenda.location, true),
    description: textCode(form.description, longestAgenda.description, false),
    date: isDay(form.date) ? undefined : 'date_invalid',
    time: isTime(form.time) ? undefined : 'time_invalid',
    ...endCodes(form),
  };
  return (Object.keys(emptyAgenda) as Field[]).flatMap((field) => {
    const found = code[field];
    return found ? [{ field, code: found }] : [];
  });
}

const textCode = (typed: string, most: number, required: boolean): AgendaFormCode | undefined => {
  const text = typed.trim();
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
    title: form.title.trim(),
    description: form.description.trim() || null,
    type: form.type as AgendaType,
    location: form.location.trim(),
    start_date: instant(date, time),
    end_date: end_time === '' ? null : instant(end_day, end_time),
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

const instant = (date: string, time: string): string =>
  new Date(startsAt(date, time)).toISOString();

/** The form filled with an entry. */
export const agendaFormOf = (columns: AgendaColumns): AgendaForm => ({
  title: columns.title,
  type: columns.type,
  location: columns.location,
  description: columns.description ?? '',
  date: eventDay(columns.start_date),
  time: eventTime(columns.start_date),
  end_date: columns.end_date === null ? '' : eventDay(columns.end_date),
  end_time: columns.end_date === null ? '' : eventTime(columns.end_date),
});

/** Day and hour make sense only together. */
export const agendaMerge = formMerge<
  AgendaForm,
  'title' | 'type' | 'location' | 'description' | 'start' | 'end'
>({
  title: ['title'],
  type: ['type'],
  location: ['location'],
  description: ['description'],
  start: ['date', 'time'],
  end: ['end_date', 'end_time'],
});

/** The arguments of update_agenda_event@1; undefined when nothing changed. */
export function agendaChanges(before: AgendaForm, after: AgendaForm) {
  const was = agendaColumns(before);
  return fieldByField(was).changes(was, agendaColumns(after));
}
