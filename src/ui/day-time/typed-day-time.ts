import { formatISO } from 'date-fns/formatISO';
import { isExists } from 'date-fns/isExists';

/**
 * How people type a day (dd/mm/yyyy) and a time. A *day* is YYYY-MM-DD, without a time zone of its
 * own.
 */

const two = (n: number): string => String(n).padStart(2, '0');

/** The day of a date on this device's clock. */
export const dayOf = (date: Date): string => formatISO(date, { representation: 'date' });

/** By the first letters of their names in Portuguese, Spanish and English. */
const MONTHS = [
  'jan|ene',
  'fev|feb',
  'mar',
  'abr|apr',
  'mai|may',
  'jun',
  'jul',
  'ago|aug',
  'set|sep',
  'out|oct',
  'nov',
  'dez|dic|dec',
];

const WEEKDAY =
  /^(?:dom|seg|ter|qua|qui|sex|s[áa]b|lun|mart|mi[ée]|jue|vie|sun|mon|tue|wed|thu|fri|sat)\p{L}*(?:-feira)?,? /u;

/**
 * `22/11/2026`, `22.11.26`, `22112026`, `2026-11-22` or `22 de novembro de 2026` as YYYY-MM-DD; without a year it is
 * the next such day. Undefined for text that is no day of the calendar.
 * @param today YYYY-MM-DD
 */
export function readDay(typed: string, today: string): string | undefined {
  const text = plain(typed).replace(WEEKDAY, '');
  const [, iso_year, iso_month, iso_day] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:t.*)?$/.exec(text) ?? [];
  if (iso_year) return dayIn(iso_year, iso_month!, iso_day!);
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text) ??
    named(text);
  if (!day || !month) return undefined;
  if (year) return dayIn(year.padStart(4, '20'), month, day);
  const this_year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = dayIn(String(this_year + ahead), month, day);
    if (found !== undefined && found >= today) return found; // 29 February is rare
  }
  return undefined;
}

/** @returns like a match: the whole, day, month and year */
function named(text: string): readonly (string | undefined)[] {
  const found =
    /^(?<day>\d{1,2})[ºo°]?(?:\s+de\s+|[\s/.-]+)(?<month>[a-zç]{3,})\.?(?:(?:\s+de\s+|[\s/.,-]+)(?<year>\d{4}|\d{2}))?$/.exec(
      text,
    ) ??
    /^(?<month>[a-z]{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?$/.exec(text);
  const { day, month, year } = found?.groups ?? {};
  const at = MONTHS.findIndex((names) => month && names.split('|').includes(month.slice(0, 3)));
  return at < 0 ? [] : [text, day, String(at + 1), year];
}

function dayIn(year: string, month: string, day: string): string | undefined {
  // 2926 is a slip, and the server takes no such day
  if (!/^(19|20)/.test(year) || !isExists(Number(year), Number(month) - 1, Number(day)))
    return undefined;
  return `${year}-${two(Number(month))}-${two(Number(day))}`;
}

/** Without invisible marks, one kind of hyphen and space, in lower case. */
const plain = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^ | ?\.? ?$/g, '')
    .toLowerCase();

/** A day as a person types it; a text without hyphens stays as it is. */
export const typedDay = (day: string): string => day.split('-').toReversed().join('/');

/**
 * Inserts the slashes of dd/mm/yyyy while the person types, so that digits are enough. A typed slash ends its part:
 * `2/` becomes `02/`. What has letters, and what begins with a year, stays as it is.
 */
export function maskDay(typed: string): string {
  if (/[^\d/.\-\s]/.test(typed) || /^\s*(19|20)(1[3-9]|[2-9]\d)/.test(typed.replaceAll('/', '')))
    return typed;
  const parts = typed.replace(/[.\-\s]/g, '/').split('/');
  const digits = parts
    .map((part, at) => (at < parts.length - 1 && part.length === 1 ? two(Number(part)) : part))
    .join('')
    .slice(0, 8);
  const masked = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean);
  const ended = /\D$/.test(typed) && (digits.length === 2 || digits.length === 4);
  return masked.join('/') + (ended ? '/' : '');
}

/**
 * Turns what people write for a time into HH:MM: `9:30`, `9h30`, `0930`, `9h`, `9`, `8:30 PM`; anything else is
 * returned unchanged.
 */
export function tidyTime(typed: string): string {
  const text = plain(typed).replace(/^(?:às|as|a las|at) /, '');
  const found =
    /^(?<hour>\d{1,2})(?: ?(?:h|hs|horas?))?(?: ?(?<half>[ap])\.? ?m\.?)?$/.exec(text) ??
    /^(?<hour>\d{1,2}) ?[:h.] ?(?<minute>\d{2})(?::\d{2})? ?(?:h|hs|m|min)?(?: ?(?<half>[ap])\.? ?m\.?)?$/.exec(
      text,
    ) ??
    /^(?<hour>\d{1,2})(?<minute>\d{2})$/.exec(text);
  const { hour = '', minute = '00', half } = found?.groups ?? {};
  if (!hour || Number(hour) > (half ? 12 : 23) || Number(minute) > 59) return typed;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  return `${two(hours)}:${minute}`;
}
