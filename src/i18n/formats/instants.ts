import { capitalised, clockParts, formatDayNear, formatDaysAway, type Moment } from './formats.ts';

/** `Hoje às 19:40`, `Ontem às …`, under 7 days the weekday, else dd/mm/yyyy. Spec 1 §2. */
export function formatInstant(instant: string, to: Moment): string {
  const { days_ago, time, weekday, date } = clockParts({ instant, ...to });
  if (days_ago === 0) return to.LL.formats.today_at({ time });
  if (days_ago === 1) return to.LL.formats.yesterday_at({ time });
  if (days_ago > 1 && days_ago < 7) return to.LL.formats.weekday_at({ weekday, time });
  return date;
}

/** The same within a sentence: `Feita hoje às 19:40`. A weekday keeps the case of its language. */
export function formatInstantInSentence(instant: string, to: Moment): string {
  const alone = formatInstant(instant, to);
  const { days_ago } = clockParts({ instant, ...to });
  return days_ago === 0 || days_ago === 1
    ? alone.charAt(0).toLocaleLowerCase(to.locale) + alone.slice(1)
    : alone;
}

/** The day of an instant as a heading: `Hoje`, `Ontem`, `Sábado, 21 de novembro`. */
export function formatInstantDay(instant: string, { now, locale }: Omit<Moment, 'LL'>): string {
  const [day, today] = [localDay(new Date(instant)), localDay(now)];
  const { days_ago } = clockParts({ instant, now, locale });
  if (days_ago === 0 || days_ago === 1) return formatDaysAway(day, today, locale);
  return capitalised(formatDayNear(day, today, locale), locale);
}

/** YYYY-MM-DD in this device's time zone. */
const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
