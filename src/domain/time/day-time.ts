import { EVENT_ZONE } from './event-day.ts';

let clock: Intl.DateTimeFormat | undefined;

/**
 * The local time of an instant where the events are, HH:MM: the same on every phone.
 * @param now UTC ISO instant, or UTC ms
 */
export function eventTime(now: string | number): string {
  // made once: a list of a hundred rows asks for a hundred times
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: EVENT_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clock.format(new Date(now));
}

/** Spec 1 §5: HH:MM or HH:MM:SS on a 24-hour clock, cut to HH:MM; undefined for anything else. */
export function readTime(typed: string): string | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/.exec(typed.trim());
  return found ? `${found[1]}:${found[2]}` : undefined;
}
