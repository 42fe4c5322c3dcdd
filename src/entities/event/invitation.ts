import { isFull, placesLeft } from '#domain/event/event-rules.ts';
import { formatDayLong } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import { factLines } from '#i18n/words/fact-words.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type Reader = { LL: TranslationFunctions; locale: Locales };

/**
 * What a player decides on, a line each, for a message: name, day, place, price, gate, limits, what
 * to bring, and how many places are free at this moment.
 */
export function invitationLines(event: AirsoftEvent, { LL, locale }: Reader): string[] {
  const day = `${formatDayLong(event.date, locale)}, ${event.time}`;
  return [
    event.name,
    ...(event.status === 'postponed' ? [] : [day]),
    event.location,
    ...factLines(event, { LL, locale }),
    ...placesLines(event, LL),
  ];
}

/** Empty for an event without a limit, and for one that takes no registrations. */
function placesLines(event: AirsoftEvent, LL: TranslationFunctions): string[] {
  const free = placesLeft(event);
  if (event.status !== 'planned' || event.is_info_only) return [];
  if (isFull(event)) return [LL.events.card.full()];
  if (event.registration_closed) return [LL.events.card.closed()];
  return free === null ? [] : [LL.event.facts.free({ free })];
}
