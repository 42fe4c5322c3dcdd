import type { Locales } from '../i18n-types.ts';
import { locales } from '../i18n-util.ts';
import { formatDayLong } from './formats.ts';

/** A day as a text writes it in full: `sábado, 5 de dezembro de 2026`. */
export type NamedDay = {
  readonly said: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly locale: Locales;
};

const FULL = /\p{L}[\p{L}-]*,? \d{1,2}(?: de)? \p{L}+(?: de)? \d{4}/gu;

/** The days that a text names in full, in any language of the app. */
export const namedDays = (text: string): readonly NamedDay[] =>
  [...text.matchAll(FULL)].flatMap(([said]) => read(said) ?? []);

/**
 * The same text with another day wherever it names one in full, each in its own language. What is
 * written in another way stays.
 * @param day YYYY-MM-DD
 */
export const withDay = (text: string, day: string): string =>
  text.replaceAll(FULL, (said) => {
    const named = read(said);
    return named ? formatDayLong(day, named.locale) : said;
  });

/** Found by writing that day of each month: a weekday that is wrong is no day in full. */
function read(said: string): NamedDay | undefined {
  const [, date = '', year = ''] = /(\d{1,2})\D+(\d{4})$/.exec(said) ?? [];
  const days = Array.from(
    { length: 12 },
    (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-${date.padStart(2, '0')}`,
  ).filter(isDay);
  for (const locale of locales) {
    const same = said.toLocaleLowerCase(locale);
    const day = days.find((one) => formatDayLong(one, locale).toLocaleLowerCase(locale) === same);
    if (day !== undefined) return { said, day, locale };
  }
  return undefined;
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
