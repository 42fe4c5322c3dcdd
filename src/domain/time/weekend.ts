import { dayAfter, EVENT_ZONE, eventDay } from './event-day.ts';

/** On Sunday at noon where the events are, what is left of the weekend has begun. */
const NOON = 12;

/**
 * The coming weekend, or the rest of the current one; from Sunday noon on the next one. @param now
 * UTC ISO instant
 */
export function weekendOf(now: string): { from: string; to: string } {
  const today = eventDay(now);
  const to_sunday = (7 - new Date(today).getUTCDay()) % 7;
  if (to_sunday === 0 && Number(hourFormat.format(new Date(now))) >= NOON) {
    return { from: dayAfter(today, 6), to: dayAfter(today, 7) };
  }
  return { from: dayAfter(today, Math.max(0, to_sunday - 1)), to: dayAfter(today, to_sunday) };
}

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: EVENT_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
});
