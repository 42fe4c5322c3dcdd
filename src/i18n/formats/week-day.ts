import type { Locales } from '../i18n-types.ts';

/** A Monday, and the days after it. */
const DAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** `Segunda-feira`, as a heading. @param day a key of an arena's hours (domain/arena/opening-hours) */
export function weekDayName(day: (typeof DAYS)[number], locale: Locales): string {
  const date = new Date(2024, 0, 1 + DAYS.indexOf(day)); // 2024 began with a Monday
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
