import { eventLink, placesLeft } from '#domain/event/event-rules.ts';
import { formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { factLines } from '#i18n/words/fact-words.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useShareLink } from '../sharing/use-share-link.ts';

/** Shares the event's address, with what a player decides on. */
export function useShareEvent(event: AirsoftEvent): () => Promise<void> {
  const text = useEventMessage(event);
  const { share } = useShareLink();
  return () => share({ title: event.name, text, url: eventLink(location.origin, event.id) });
}

/** The event as a message: when, where, and what a player decides on. */
export function useEventMessage(event: AirsoftEvent): string {
  const { locale } = useI18nContext();
  const facts = useEventFacts(event);
  const day = `${formatDayLong(event.date, locale)}, ${event.time}`;
  const when = event.status === 'postponed' ? [] : [day];
  return [event.name, ...when, event.location, ...facts].join('\n');
}

/** Price, gate, limits, what to bring, and how many places are left: a line for each that is known. */
export function useEventFacts(event: AirsoftEvent): string[] {
  const { LL, locale } = useI18nContext();
  const left = placesLeft(event);
  const takes_people = event.status === 'planned' && !event.is_info_only && left !== null;
  return [
    ...factLines(event, { LL, locale }),
    ...(takes_people ? [LL.event.facts.places_left({ left, limit: event.max_op })] : []),
  ];
}
