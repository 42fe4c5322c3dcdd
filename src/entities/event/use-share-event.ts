import { eventLink } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { invitationLines } from './invitation.ts';
import { useShareLink } from '../sharing/use-share-link.ts';

/** Shares the event's address, with what a player decides on. */
export function useShareEvent(event: AirsoftEvent): () => Promise<void> {
  const { LL, locale } = useI18nContext();
  const { share } = useShareLink();
  return async () => {
    const url = eventLink(location.origin, event.id);
    await share({
      title: event.name,
      text: invitationLines(event, { LL, locale }).join('\n'),
      url,
    });
  };
}
