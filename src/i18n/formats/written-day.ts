import type { Locales } from '../i18n-types.ts';
import { dayFormat, noon } from './formats.ts';

/** `05 de dezembro de 2026`: beside the map of events (Spec 2 §9). @param day YYYY-MM-DD */
export const formatDayWritten = (day: string, locale: Locales): string =>
  dayFormat(locale, { day: '2-digit', month: 'long', year: 'numeric' }).format(noon(day));
