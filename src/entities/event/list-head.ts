import { formatDay } from '#i18n/formats/formats.ts';
import type { Locales } from '#i18n/i18n-types.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** The lines above a list that is shared or copied: the event, when, where. */
export const listHead = (event: AirsoftEvent, locale: Locales): string[] => [
  event.name,
  `${formatDay(event.date, locale)}, ${event.time}`,
  event.location,
];
