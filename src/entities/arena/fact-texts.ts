import { isGameType } from '#domain/arena/arena-list.ts';
import { dayHours, type OpeningHours } from '#domain/arena/opening-hours.ts';
import { weekDayName } from '#i18n/formats/week-day.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';

/** One day a line. */
export const hoursText = (
  hours: OpeningHours,
  { LL, locale }: { LL: TranslationFunctions; locale: Locales },
): string =>
  dayHours(hours)
    .map(({ day, key, text }) => {
      const name = day ? weekDayName(day, locale) : key;
      return `${name}: ${text || LL.arenas.closed()}`;
    })
    .join('\n');

/** An older proposal may have a word that is no type: what was written is what is reviewed. */
export const typesText = (types: readonly string[], LL: TranslationFunctions): string =>
  types.map((type) => (isGameType(type) ? LL.arenas.types[type]() : type)).join(', ');
