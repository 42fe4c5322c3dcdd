import { eventLink } from '#domain/event/event-rules.ts';
import { formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { factLines } from '#i18n/words/fact-words.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useShareLink } from '../sharing/use-share-link.ts';

/** Shares the event's address, with what a player decides on. */
export function useShareEvent(event: AirsoftEvent): () => Promise<void> {
  const { LL, locale } = useI18nContext();
  const { share } = useShareLink();
  return async () => {
    const url = eventLink(location.origin, event.id);
    const day = `${formatDayLong(event.date, locale)}, ${event.time}`;
    const when = event.status === 'postponed' ? [] : [day];
    const text = [...when, event.location, ...factLines(event, { LL, locale })].join('\n');
    await share({ title: event.name, text: `${event.name}\n${text}`, url });
  };
}
