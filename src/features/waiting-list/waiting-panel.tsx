import { Link, useNavigate } from '@tanstack/react-router';
import Hourglass from 'lucide-react/icons/hourglass';
import { useMemo } from 'react';
import { charCount } from '#domain/words/char-count.ts';
import { timeLeft } from '#domain/time/time-left.ts';
import { formatInstantInSentence } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/words/kept-words.ts';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { isOffered, useWaitingLine, type InLine } from '#live/event/use-waiting-line.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { placeInLine } from './line-place.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { useAct } from '#actions/use-act.ts';

type Props = { event: AirsoftEvent; now: string };

/**
 * My place in the waiting list, or the place that is held for me; nothing for anybody who does not
 * wait.
 */
export function MyPlaceInLine({ event, now }: Props) {
  const mine = useWaitingLine(event.id)?.mine;
  if (!mine || mine.data.status === 'expired') return null;
  if (isOffered(mine, now)) return <Offer event={event} mine={mine} now={now} />;
  return <Waiting event={event} mine={mine} />;
}

/** For a full event, which its header says: joins the waiting list, if the person may. */
export function FullEvent({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const line = useWaitingLine(event.id);
  const join = useJoin(event);
  if (line?.mine && line.mine.data.status !== 'expired') return null; // the note above says it
  const words = LL.waiting;
  return (
    <Note
      kind="info"
      title={event.waiting_count > 0 ? words.count({ count: event.waiting_count }) : words.nobody()}
      action={
        person ? (
          <Button variant="main" icon={Hourglass} onClick={join}>
            {words.join()}
          </Button>
        ) : (
          <Link
            to="/auth"
            search={{ from: `/event/${event.id}` }}
            className={buttonClass({ variant: 'main' })}
          >
            {words.sign_in()}
          </Link>
        )
      }
    >
      {line?.mine && words.expired()}
    </Note>
  );
}

function Waiting({ event, mine }: { event: AirsoftEvent; mine: InLine }) {
  const { LL } = useI18nContext();
  const place = useMemo(() => placeInLine(mine, event.waiting_count), [mine, event.waiting_count]);
  const way = useWayOut();
  const words = LL.waiting;
  const unsent = mine.rev === 0; // the server has not received it yet
  return (
    <Note
      kind="waiting"
      title={unsent ? words.asked() : words.in_line()}
      action={!unsent && <Leave event={event} mine={mine} label={words.leave()} />}
    >
      {unsent && keptSentence(LL, way, words.asked_hint())}
      {!unsent && place !== null && (place === 1 ? words.next() : words.place({ place }))}{' '}
      {!unsent && words.told()}
    </Note>
  );
}

/** The orange button is that of the event, which leads to the same form. */
function Offer({ event, mine, now }: Props & { mine: InLine }) {
  const { LL, locale } = useI18nContext();
  const words = LL.waiting;
  const until = mine.data.offered_until ?? '';
  const left = timeLeft(until, now);
  const when = formatInstantInSentence(until, { now: new Date(now), locale, LL });
  return (
    <Note
      kind="confirmed"
      title={words.offered()}
      action={
        <>
          <Link to="/register/$id" params={{ id: event.id }} className={buttonClass()}>
            {words.accept()}
          </Link>
          <Leave event={event} mine={mine} label={words.decline()} />
        </>
      }
    >
      {words.until({ when })} <strong>{left && words.left(left)}</strong>
    </Note>
  );
}

function Leave({ event, mine, label }: { event: AirsoftEvent; mine: InLine; label: string }) {
  const { LL } = useI18nContext();
  const act = useAct();
  const said = { done: LL.waiting.gone(), refused: LL.waiting.leave_refused() };
  return (
    <Button
      variant="plain"
      onClick={() =>
        void act(
          'leave_waiting_list@1',
          { id: mine.id, event_id: event.id },
          { label: event.name, said },
        )
      }
    >
      {label}
    </Button>
  );
}

function useJoin(event: AirsoftEvent): () => void {
  const { LL } = useI18nContext();
  const person = usePerson();
  const profile = useLiveRecord('profiles', person?.id ?? '');
  const act = useAct();
  const navigate = useNavigate();
  const words = LL.waiting;
  return () => {
    const name = profile.state === 'present' ? profile.row.name : (person?.name ?? '');
    if (charCount(name.trim()) < 3) {
      // two letters are a valid name in a profile, but not for a participant (Spec 1 §5)
      return showToast({
        tone: 'error',
        title: words.join_refused(),
        detail: LL.validation.registration_name_too_short(),
        action: {
          label: LL.shell.nav.profile(),
          run: () => void navigate({ to: '/profile', search: { tab: 'editar' } }),
        },
      });
    }
    void act(
      'join_waiting_list@1',
      { event_id: event.id, name },
      {
        label: event.name,
        said: { done: words.joined(), refused: words.join_refused(), waiting: words.asked_hint() },
      },
    );
  };
}
