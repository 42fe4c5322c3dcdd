import { eventLink } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { invitationLines } from './invitation.ts';
import { useShareLink } from '../sharing/use-share-link.ts';

/** Shares the event's address, with what a player decides on. */
export function useShareEvent(event: AirsoftEvent): () => Promise<void> {
  const text = useEventMessage(event);
  const { share } = useShareLink();
  return () => share({ title: event.name, text, url: eventLink(location.origin, event.id) });
}

/** The event as a message. */
export function useEventMessage(event: AirsoftEvent): string {
  const { LL, locale } = useI18nContext();
  return invitationLines(event, { LL, locale }).join('\n');
}
