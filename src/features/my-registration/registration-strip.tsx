import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { isOwner } from '#domain/event/event-rules.ts';
import { isOver } from '#domain/event/event-times.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { RegistrationMenu, type MenuParts } from './registration-menu.tsx';
import { useStripWords, type StripWords } from './strip-words.ts';
import './strip.css';

const ICONS: Record<StripWords['kind'], typeof Info> = {
  waiting: Clock,
  sending: Send,
  confirmed: CircleCheck,
  refused: CircleAlert,
  info: Info,
};

type StripProps = {
  event: AirsoftEvent;
  /** How many take part. */
  taken: number;
  /** UTC ISO instant. */
  now: string;
  menu: MenuParts;
};

/** Under the name of an event in which I have a place, or ask for one; nothing for anybody else. */
export function RegistrationStrip(props: StripProps) {
  const mine = useMyRegistrations()?.get(props.event.id);
  if (!mine || mine.status === 'refused') return null;
  return <Strip {...props} mine={mine} />;
}

/** The same height in every state: what is sent becomes confirmed, and moves nothing below it. */
function Strip({ event, taken, now, menu, mine }: StripProps & { mine: MyRegistration }) {
  const { kind, title, about } = useStripWords(event, { mine, taken, now });
  const Icon = ICONS[kind];
  const main_way = useMainWay({ event, mine, now });
  return (
    <div className={`note note-${kind} my-place ${main_way ? 'my-place-way' : ''}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {/* not all of it: a menu that opens in it would be read out too */}
      <div role="status" className="min-w-0 flex-1 basis-24 text-base-content">
        <p className="my-place-title font-display text-lg leading-tight">{title}</p>
        {about && <p className="my-place-about line-clamp-2 text-sm leading-tight">{about}</p>}
      </div>
      <div className="flex items-center gap-1">
        {main_way}
        <RegistrationMenu event={event} mine={mine} now={now} {...menu} />
      </div>
    </div>
  );
}

/** What the person opens the event for: the pass, or the way to sign in if what waits can't be sent. */
function useMainWay({
  event,
  mine,
  now,
}: Omit<StripProps, 'taken' | 'menu'> & { mine: MyRegistration }): ReactNode {
  const { LL } = useI18nContext();
  const person = usePerson();
  const way = useWayOut();
  if (mine.status === 'queued' && way === 'needs_sign_in') {
    return (
      <Link
        to="/auth"
        search={{ from: `/event/${event.id}` }}
        className={buttonClass({ variant: 'main' })}
      >
        {LL.registration.needs_sign_in_action()}
      </Link>
    );
  }
  if (mine.status !== 'confirmed' || event.status !== 'planned' || isOver(event, now)) return null;
  // an organiser has the one main action at the thumb
  const variant = isOwner(event, person) ? 'quiet' : 'main';
  return (
    <Link
      to="/event/$id/pass"
      params={{ id: event.id }}
      className={`${buttonClass({ variant })} px-3`}
    >
      {LL.registration.mine.pass()}
    </Link>
  );
}
