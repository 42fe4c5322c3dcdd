import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/kept-words.ts';
import { refusalSentence, refusedSentence } from '#i18n/refusal.ts';
import type { MyRegistration } from '#live/my-registrations.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { MyFriends } from './my-friends.tsx';

const KIND = {
  queued: 'waiting',
  sending: 'sending',
  confirmed: 'confirmed',
  canceling: 'waiting',
  refused: 'refused',
} as const;

/** I am registered, or my registration waits: this replaces the form and takes the focus. */
export function RegisteredNote({ event, mine }: { event: AirsoftEvent; mine: MyRegistration }) {
  const { LL } = useI18nContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  const { expired } = useSyncStatus();
  const { title, body } = useWords(mine, expired);
  const waits = mine.status === 'queued' || mine.status === 'canceling';
  return (
    <div ref={place} tabIndex={-1} className="max-w-2xl">
      <Note
        kind={KIND[mine.status]}
        title={title}
        action={
          <>
            {expired && waits && (
              <Link
                to="/auth"
                search={{ from: `/register/${event.id}` }}
                className={buttonClass({ variant: 'main' })}
              >
                {LL.registration.needs_sign_in_action()}
              </Link>
            )}
            <Link to="/event/$id" params={{ id: event.id }} className={buttonClass()}>
              {LL.registration.saved_action()}
            </Link>
          </>
        }
      >
        {body}
      </Note>
      <MyFriends event={event} />
    </div>
  );
}

/** @param expired what waits is sent only after a new sign-in */
function useWords(
  { status, asked }: MyRegistration,
  expired: boolean,
): { title: string; body: string } {
  const { LL } = useI18nContext();
  const words = LL.registration;
  const kept = (by_itself: string) => keptSentence(LL, expired, by_itself);
  if (status === 'canceling') {
    return { title: LL.events.registration.canceling(), body: kept(LL.event.cancel.waiting()) };
  }
  if (status === 'refused') {
    return { title: words.refused(), body: refusedSentence(asked, LL) };
  }
  if (asked?.status === 'blocked') {
    return { title: words.saved_title.queued(), body: refusalSentence(asked.error?.code, LL) };
  }
  const body = words.saved_body[status]();
  return { title: words.saved_title[status](), body: status === 'queued' ? kept(body) : body };
}
