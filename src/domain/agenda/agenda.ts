import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import type { agendaTypes, attendanceStatuses } from '#sync/records/team/team-record.ts';

/** An entry of a team's agenda, with who comes. */
export type AgendaEvent = Extract<Rows['team_records'], { kind: 'agenda_event' }>;
export type AgendaData = AgendaEvent['data'];
export type AgendaType = (typeof agendaTypes)[number];
export type Attendance = (typeof attendanceStatuses)[number];
export type Attendee = AgendaData['attendees'][number];

type Times = Pick<AgendaData, 'start_date' | 'end_date'>;

/**
 * Whether an entry has ended. One without an end is over when it begins. The server decides the
 * same. @param now UTC ISO instant
 */
export const isOver = ({ start_date, end_date }: Times, now: string): boolean =>
  Date.parse(end_date ?? start_date) < Date.parse(now);

/** Whether it has begun: from then on a report can be written. @param now UTC ISO instant */
export const hasBegun = ({ start_date }: Times, now: string): boolean =>
  Date.parse(start_date) <= Date.parse(now);

const byStart = (a: AgendaEvent, b: AgendaEvent): number =>
  Date.parse(a.data.start_date) - Date.parse(b.data.start_date) || byCreation(a, b);

/** What is still to come, the next first, and what is over, the latest first. */
export function splitAgenda(events: readonly AgendaEvent[], now: string) {
  return {
    coming: events.filter(({ data }) => !isOver(data, now)).toSorted(byStart),
    past: events.filter(({ data }) => isOver(data, now)).toSorted((a, b) => byStart(b, a)),
  };
}

/** My answer; `pending` until I give one. */
export const attendanceOf = ({ attendees }: AgendaData, user_id: string | null): Attendance =>
  attendees.find((one) => one.user_id === user_id)?.status ?? 'pending';

/** The start that I answered for, if the entry was moved since. */
export const answeredFor = (
  { attendees }: AgendaData,
  user_id: string | null,
): string | undefined => attendees.find((one) => one.user_id === user_id)?.answered_for;

/** Between yes and no an answer passes through pending (Spec 2 §4). */
export const nextAttendances = (from: Attendance): readonly Attendance[] =>
  from === 'pending' ? ['confirmed', 'declined'] : ['pending'];

/** Those who said this, in the order of answering. */
export const attendeesWho = ({ attendees }: AgendaData, said: Attendance): readonly Attendee[] =>
  attendees.filter(({ status }) => status === said);

/** How many people the entry needs, and how many of them still have to confirm. Both are 0 once it is over. */
export function lackingOf(data: AgendaData, now: string): { count: number; of: number } {
  const of = isOver(data, now) ? 0 : (data.quorum ?? 0);
  return { of, count: Math.max(0, of - attendeesWho(data, 'confirmed').length) };
}

/** Whether somebody confirmed and did not come, as the roll was called. */
export const hasMissed = (data: AgendaData, user_id: string | null): boolean =>
  user_id !== null && data.absent.includes(user_id) && attendanceOf(data, user_id) === 'confirmed';

/** How often somebody confirmed and did not come, as far as the roll was called. */
export const absencesOf = (events: readonly AgendaEvent[], user_id: string | null): number =>
  events.filter(({ data }) => hasMissed(data, user_id)).length;

/** Whether this person came, as the roll call says; undefined before it. */
export const markOf = ({ present, absent }: AgendaData, user_id: string): boolean | undefined => {
  if (present.includes(user_id)) return true;
  return absent.includes(user_id) ? false : undefined;
};
