import type { Locales, TranslationFunctions } from '../i18n-types.ts';

/**
 * Formats dates, numbers and distances for people. Pure: the locale, the texts and the current
 * moment are arguments. A *day* is `YYYY-MM-DD` as stored in the event, without a time zone of its
 * own; an *instant* is UTC ISO and is shown in this device's time zone.
 */

/** Spec 1 §9 requires dd/mm/yyyy on cards, and British English writes dates so. */
const DATE_LOCALE: Record<Locales, string> = { 'pt-BR': 'pt-BR', en: 'en-GB', es: 'es' };

/**
 * `22/11/2026`. Convert an instant with `eventDay` first: in UTC an evening is already tomorrow.
 */
export function formatDay(day: string, locale: Locales): string {
  return dayFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(noon(day));
}

/** `26/11`, where there is little room. */
export function formatDayMonth(day: string, locale: Locales): string {
  return dayFormat(locale, { day: '2-digit', month: '2-digit' }).format(noon(day));
}

/** `domingo, 22 de novembro de 2026` */
export function formatDayLong(day: string, locale: Locales): string {
  return dayFormat(locale, { dateStyle: 'full' }).format(noon(day));
}

/** The same without the year while it is this one: `domingo, 22 de novembro` */
export function formatDayNear(day: string, today: string, locale: Locales): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDayLong(day, locale);
  return dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(day));
}

/** A month as a heading: `Dezembro`, with the year when it is not this one. @param month YYYY-MM */
export function formatMonth(month: string, today: string, locale: Locales): string {
  const year = month.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  const name = dayFormat(locale, { month: 'long', ...year }).format(noon(`${month}-01`));
  return capitalised(name, locale);
}

export const capitalised = (text: string, locale: Locales): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The date block of a row: `{ day: '22', month: 'nov', weekday: 'dom' }`, without full stops. */
export function dateBlock(day: string, locale: Locales) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dayFormat(locale, options).format(noon(day)).replaceAll('.', '').slice(0, 3);
  return {
    day: day.slice(8, 10).replace(/^0/, ''),
    month: part({ month: 'short' }),
    weekday: part({ weekday: 'short' }),
  };
}

export type Moment = { now: Date; locale: Locales; LL: TranslationFunctions };

/** How old data is, to follow a noun: `de ontem, 19:40`. */
export function formatAge(
  instant: string,
  { now, locale, LL }: Omit<Moment, 'LL'> & { LL: Pick<TranslationFunctions, 'formats'> },
): string {
  const { days_ago, time, weekday, date } = clockParts({ instant, now, locale });
  if (days_ago === 0) return LL.formats.of_today({ time });
  if (days_ago === 1) return LL.formats.of_yesterday({ time });
  if (days_ago > 1 && days_ago < 7) return LL.formats.of_weekday({ weekday, time });
  return LL.formats.of_date({ date });
}

/** `Hoje`, `Amanhã`, `Em 5 dias`. Both days YYYY-MM-DD. */
export function formatDaysAway(day: string, today: string, locale: Locales): string {
  const days = Math.round((noon(day).getTime() - noon(today).getTime()) / 86_400_000);
  return capitalised(awayFormat(locale).format(days, 'day'), locale);
}

/** Under 1 km in metres, under 10 km with one decimal, otherwise whole km. Spec 1 §9. */
export function formatDistance(distance_m: number, locale: Locales): string {
  const km = distance_m / 1_000;
  const [unit, value, digits] =
    Math.round(distance_m) < 1_000
      ? (['meter', distance_m, 0] as const)
      : (['kilometer', km, km < 9.95 ? 1 : 0] as const);
  return numberFormat(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** `R$ 40`, `R$ 40,50` */
export function formatPrice(cents: number, locale: Locales): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/** `1.240` */
export function formatNumber(value: number, locale: Locales): string {
  return numberFormat(locale, {}).format(value);
}

/** Noon UTC, which is the same day in every zone that the formatter uses. */
export const noon = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/** An instant by the clock of this device. */
export function clockParts(of: { instant: string; now: Date; locale: Locales }) {
  const at = new Date(of.instant);
  const show = (options: Intl.DateTimeFormatOptions) => clockFormat(of.locale, options).format(at);
  return {
    days_ago: Math.round((midnight(of.now) - midnight(at)) / 86_400_000),
    time: show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    weekday: show({ weekday: 'long' }),
    date: show({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  };
}

/** The local midnight before `at`, in milliseconds. */
const midnight = (at: Date): number =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

export const dayFormat = (locale: Locales, options: Intl.DateTimeFormatOptions) =>
  clockFormat(locale, { ...options, timeZone: 'UTC' });

// Cached: a formatter costs about 50 µs to create, and a list of 1,000 rows needs the same few.
const kept = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>();

function clockFormat(locale: Locales, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // a formatter stays in the zone in which it was made, and a page stays open on a journey
  const key = `d${locale}${new Date().getTimezoneOffset()}${JSON.stringify(options)}`;
  const format = kept.get(key) ?? new Intl.DateTimeFormat(DATE_LOCALE[locale], options);
  kept.set(key, format);
  return format as Intl.DateTimeFormat;
}

function numberFormat(locale: Locales, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${locale}${JSON.stringify(options)}`;
  const format = kept.get(key) ?? new Intl.NumberFormat(locale, options);
  kept.set(key, format);
  return format as Intl.NumberFormat;
}

function awayFormat(locale: Locales): Intl.RelativeTimeFormat {
  const key = `a${locale}`;
  const format = kept.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  kept.set(key, format);
  return format as Intl.RelativeTimeFormat;
}
