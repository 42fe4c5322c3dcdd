import { EVENT_ZONE } from './event-day.ts';

/** The local time of an instant where the events are, HH:MM. @param now UTC ISO instant */
export const eventTime = (now: string): string =>
  new Date(now).toLocaleTimeString('en-GB', {
    timeZone: EVENT_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });

/** Spec 1 §5: HH:MM or HH:MM:SS on a 24-hour clock, cut to HH:MM; undefined for anything else. */
export function readTime(typed: string): string | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/.exec(typed.trim());
  return found ? `${found[1]}:${found[2]}` : undefined;
}
