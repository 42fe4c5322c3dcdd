import { parseISO } from 'date-fns/parseISO';
import type { Locales } from '../i18n-types.ts';

/** Months are `YYYY-MM`, with no time zone of their own. */
const format = (month: string, locale: Locales, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, options).format(parseISO(month));

/** `N`: for plots, which have room for one letter. */
export const monthInitial = (month: string, locale: Locales): string =>
  format(month, locale, { month: 'narrow' });

/** `novembro de 2026` */
export const formatMonth = (month: string, locale: Locales): string =>
  format(month, locale, { month: 'long', year: 'numeric' });
