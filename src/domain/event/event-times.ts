import { dayAfter, eventDay } from '../time/event-day.ts';
import { startsAt } from '#sync/event-mutations/event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** How many hours a game takes where the organiser did not say when it ends: an afternoon. */
export const GAME_HOURS = 5;
const HOUR_MS = 3_600_000;

type Times = Pick<AirsoftEvent, 'date' | 'time' | 'end_time'>;

/** An end that is not later than the start is on the next day. */
const endsNextDay = ({ time, end_time }: Pick<Times, 'time' | 'end_time'>): boolean =>
  end_time !== null && end_time <= time;

/** When the game ends; null when the organiser did not say. @returns an ISO instant */
export function endsAt({ date, time, end_time }: Times): string | null {
  if (!end_time) return null;
  const day = new Date(`${date}T12:00:00Z`);
  if (endsNextDay({ time, end_time })) day.setUTCDate(day.getUTCDate() + 1);
  return startsAt(day.toISOString().slice(0, 10), end_time);
}

/** Whether the game has ended, as far as anybody said. @param now UTC ISO instant */
export function isOver(event: Times & Pick<AirsoftEvent, 'starts_at'>, now: string): boolean {
  const end = endsAt(event);
  const end_ms = end ? Date.parse(end) : Date.parse(event.starts_at) + GAME_HOURS * HOUR_MS;
  return Date.parse(now) >= end_ms;
}

/**
 * Whether players still pay for it: until the game is over, and not where it does not take place.
 * @param now UTC ISO instant
 */
export const takesPayment = (
  event: Times & Pick<AirsoftEvent, 'starts_at' | 'status'>,
  now: string,
): boolean => event.status !== 'cancelled' && !isOver(event, now);

/** From the day before until it is over: then a player needs the pass at hand. @param now UTC ISO instant */
export function isNear(
  event: Times & Pick<AirsoftEvent, 'starts_at' | 'status'>,
  now: string,
): boolean {
  const day_before = dayAfter(event.date, -1);
  return event.status === 'planned' && eventDay(now) >= day_before && !isOver(event, now);
}

/** From here on people arrive. */
const ARRIVAL_HOURS = 12;

/** Whether people come to the gate: until the game is over. @param now UTC ISO instant */
export function peopleArrive(event: Times & Pick<AirsoftEvent, 'starts_at'>, now: string): boolean {
  const left_ms = Date.parse(event.starts_at) - Date.parse(now);
  return left_ms <= ARRIVAL_HOURS * HOUR_MS && !isOver(event, now);
}

/** When the gate opens; null when the organiser did not say. @returns an ISO instant */
export const gateOpensAt = ({
  date,
  gate_time,
}: Pick<AirsoftEvent, 'date' | 'gate_time'>): string | null =>
  gate_time ? startsAt(date, gate_time) : null;
