import type { Locales } from '../i18n-types.ts';

/** How long to wait, rounded up: `45 s`, `12 min`, `5 h`. */
export function formatWait(seconds: number, locale: Locales): string {
  const [value, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 5_400
        ? [seconds / 60, 'minute']
        : [seconds / 3_600, 'hour'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.ceil(value));
}
