import { formatISO } from 'date-fns/formatISO';
import { isExists } from 'date-fns/isExists';

/**
 * How people type a day (dd/mm/yyyy) and a time. A *day* is YYYY-MM-DD, without a time zone of its
 * own.
 */

const two = (n: number): string => String(n).padStart(2, '0');

/** The day of a date on this device's clock. */
export const dayOf = (date: Date): string => formatISO(date, { representation: 'date' });

/**
 * `22/11/2026`, `22.11.26` or `22112026` as YYYY-MM-DD; undefined for text that is no day of the
 * calendar.
 */
export function readDay(typed: string): string | undefined {
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(typed.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed.trim()) ??
    [];
  if (!day || !month || !year) return undefined;
  const full_year = year.padStart(4, '20');
  if (!isExists(Number(full_year), Number(month) - 1, Number(day))) return undefined;
  return `${full_year}-${two(Number(month))}-${two(Number(day))}`;
}

/** A day as a person types it; a text without hyphens stays as it is. */
export const typedDay = (day: string): string => day.split('-').toReversed().join('/');

/**
 * Inserts the slashes of dd/mm/yyyy while the person types, so that digits are enough. A typed
 * slash ends its part: `2/` becomes `02/`.
 */
export function maskDay(typed: string): string {
  const parts = typed.replace(/[.\-\s]/g, '/').split('/');
  const digits = parts
    .map((part, at) => {
      const kept = part.replace(/\D/g, '');
      return at < parts.length - 1 && kept.length === 1 ? two(Number(kept)) : kept;
    })
    .join('')
    .slice(0, 8);
  const masked = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean);
  const ended = /\D$/.test(typed) && (digits.length === 2 || digits.length === 4);
  return masked.join('/') + (ended ? '/' : '');
}

/**
 * Turns the shorthands `9:30`, `9h30` and `0930` into HH:MM; anything else is returned unchanged.
 */
export function tidyTime(typed: string): string {
  const [, hour, minute] =
    /^(\d{1,2})[:h.](\d{2})(?::\d{2})?$/i.exec(typed.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(typed.trim()) ??
    [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return typed;
  return `${two(Number(hour))}:${minute}`;
}
