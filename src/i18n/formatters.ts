import type { FormattersInitializer } from 'typesafe-i18n';
import { formatNumber } from './formats/formats.ts';
import type { Formatters, Locales } from './i18n-types.ts';

/** What a text may do with a value: `{count:number|n}` separates thousands as its language does. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => ({
  n: (value: number) => formatNumber(value, locale),
});
