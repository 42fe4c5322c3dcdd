import type { Locales } from '../i18n-types.ts';

/** `28/11 – 29/11`, or one day when both are the same. Both days YYYY-MM-DD. */
export function formatDays({ from, to }: { from: string; to: string }, locale: Locales): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}
