import { Link } from '@tanstack/react-router';
import Ticket from 'lucide-react/icons/ticket';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAfterWords } from '#entities/event/after/use-after-words.ts';
import { BackToEvent } from '#entities/event/back-links.tsx';
import { keepHeight } from '#entities/still/keep-height.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence, waitsWord } from '#i18n/words/kept-words.ts';
import { refusalSentence, refusedSentence } from '#i18n/outcomes/refusal.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { WayOut } from '#sync/wire/sync-status.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { MyFriends } from './squad/my-friends.tsx';

const KIND = {
  queued: 'waiting',
  sending: 'sending',
  confirmed: 'confirmed',
  cancelling: 'waiting',
  refused: 'refused',
} as const;

type RegisteredNoteProps = {
  event: AirsoftEvent;
  mine: MyRegistration;
  /** UTC ISO instant. */
  now: string;
  /** What a person does next. */
  after: ReactNode;
  facts: ReactNode;
};

/** I am registered, or my registration waits: this replaces the form and takes the focus. */
export function RegisteredNote({ event, mine, now, after, facts }: RegisteredNoteProps) {
  const { LL } = useI18nContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
    // the form was longer than this: where its button stood there is nothing now
    scrollTo(0, 0);
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const way = useWayOut();
  const { title, body } = useWords(event, mine, way);
  const waits = mine.status === 'queued' || mine.status === 'cancelling';
  const asks = mine.status !== 'cancelling' && mine.asked?.status !== 'blocked';
  const has_pass = asks && event.status === 'planned';
  const game = useAfterWords(event, { mine, now });
  const see_event = (
    <BackToEvent id={event.id} className={buttonClass()}>
      {LL.registration.saved_action()}
    </BackToEvent>
  );
  if (mine.status === 'confirmed' && game) {
    return (
      <div className="flex max-w-2xl flex-col gap-6">
        <Note kind={game.kind} title={game.title} action={see_event}>
          {game.about}
        </Note>
        <MyFriends event={event} now={now} />
      </div>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {/* not all of it: the rest is taller than a phone */}
      <div ref={place} tabIndex={-1}>
        <Note
          kind={KIND[mine.status]}
          title={title}
          action={
            <>
              {way === 'needs_sign_in' && waits && (
                <Link
                  to="/auth"
                  search={{ from: `/register/${event.id}` }}
                  className={buttonClass({ variant: 'main' })}
                >
                  {LL.registration.needs_sign_in_action()}
                </Link>
              )}
              {/* from the first frame, and says there what it waits for: nothing moves with the answer */}
              {has_pass && (
                <Link
                  to="/event/$id/pass"
                  params={{ id: event.id }}
                  className={buttonClass({
                    variant: mine.status === 'confirmed' ? 'main' : 'quiet',
                  })}
                >
                  <Ticket aria-hidden className="size-5" />
                  {LL.registration.mine.pass()}
                </Link>
              )}
              {see_event}
            </>
          }
        >
          <div ref={keepHeight}>{body}</div>
        </Note>
      </div>
      {mine.status !== 'cancelling' && after}
      <MyFriends event={event} now={now} />
      {mine.status !== 'cancelling' && facts}
    </div>
  );
}

function useWords(
  event: AirsoftEvent,
  { status, asked }: MyRegistration,
  way: WayOut,
): { title: string; body: string } {
  const { LL } = useI18nContext();
  const words = LL.registration;
  const kept = (by_itself: string) => keptSentence(LL, way, by_itself);
  if (status === 'cancelling') {
    return { title: LL.events.registration.cancelling(), body: kept(LL.event.cancel.waiting()) };
  }
  if (status === 'refused') {
    return { title: words.refused(), body: refusedSentence(asked, LL) };
  }
  if (asked?.status === 'blocked') {
    return { title: words.saved_title.queued(), body: refusalSentence(asked.error?.code, LL) };
  }
  const is_off = status === 'confirmed' && event.status === 'cancelled';
  const title = words.saved_title[status]();
  const body = is_off ? refusalSentence('event_cancelled', LL) : words.saved_body[status]();
  if (status !== 'queued') return { title, body };
  return { title: waitsWord(LL, way, title), body: kept(body) };
}
