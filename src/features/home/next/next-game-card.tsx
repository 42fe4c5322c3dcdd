import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import DoorOpen from 'lucide-react/icons/door-open';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import { isNear } from '#domain/event/event-times.ts';
import { directionsLink } from '#domain/place/directions.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { PlaceText } from '#entities/place/place-text.tsx';
import { formatDayNear, formatDaysAway } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isAndroid } from '#platform/install/android.ts';
import { buttonClass } from '#ui/button.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { NextGame } from './use-next-game.ts';

type NextGameCardProps = { game: NextGame; now: string };

/** My next game: when, where, my place in it, and what I need for it now. */
export function NextGameCard({ game: { event, has_pass, mine }, now }: NextGameCardProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.home.mine;
  const today = eventDay(now);
  const { id, gate_time } = event;
  const shows_pass = has_pass && isNear(event, now);
  return (
    <section aria-labelledby="next-game" className="next-game">
      <p className="text-secondary">
        {words.next()} · {formatDaysAway(event.date, today, locale)}
      </p>
      <h2 id="next-game" className="text-4xl leading-none text-balance">
        <Link to="/event/$id" params={{ id }} className="inline-flex min-h-(--thumb) items-center">
          {event.name}
        </Link>
      </h2>
      <FactList
        facts={[
          {
            icon: CalendarDays,
            label: LL.events.filter.when(),
            value: (
              <time dateTime={event.starts_at}>
                {formatDayNear(event.date, today, locale)}, {event.time}
              </time>
            ),
          },
          ...(gate_time === null
            ? []
            : [
                {
                  icon: DoorOpen,
                  label: LL.event.facts.hours(),
                  value: LL.event.facts.gate({ time: gate_time }),
                },
              ]),
          {
            icon: MapPin,
            label: LL.event.fact.location(),
            value: <PlaceText>{event.location}</PlaceText>,
          },
        ]}
      />
      {/* its place is kept: the replica answers later than what was seen last is shown */}
      <div className="min-h-7">{mine && <MyState mine={mine} />}</div>
      <div className="next-game-ways">
        {shows_pass && (
          <Link
            to="/event/$id/pass"
            params={{ id }}
            className={buttonClass({ variant: 'main', size: 'lg' })}
          >
            <Ticket aria-hidden className="size-5" />
            {LL.registration.mine.pass()}
          </Link>
        )}
        <WayThere event={event} variant={shows_pass ? 'quiet' : 'main'} />
        <Link
          to="/event/$id"
          params={{ id }}
          search={{ tab: 'participants' }}
          className={buttonClass()}
        >
          <Users aria-hidden className="size-5" />
          {words.people()}
        </Link>
      </div>
    </section>
  );
}

type WayThereProps = { event: NextGame['event']; variant: 'main' | 'quiet' };

function WayThere({ event, variant }: WayThereProps) {
  const words = useI18nContext().LL.home.mine;
  const way = directionsLink(event, { android: isAndroid() });
  const content = (
    <>
      <Navigation aria-hidden className="size-5" />
      {words.directions()}
    </>
  );
  const className = buttonClass({ variant });
  return way ? (
    <a href={way} target="_blank" rel="noreferrer" className={className}>
      {content}
    </a>
  ) : (
    // the page of the event shows a secret place to people who may know it
    <Link to="/event/$id" params={{ id: event.id }} className={className}>
      {content}
    </Link>
  );
}

/** In the layout of the card. */
export const NextGameBones = () => (
  <div aria-hidden className="next-game">
    <div className="bone h-6 w-48" />
    <div className="bone h-9 min-h-(--thumb) w-4/5" />
    {/* date and place: beside each other where there is room */}
    <div className="bone h-6 w-3/5" />
    <div className="bone h-6 w-3/5 md:hidden" />
    <div className="h-7" />
    <div className="bone h-12 w-full" />
    <div className="bone h-12 w-full md:hidden" />
  </div>
);

function MyState({ mine }: { mine: NonNullable<NextGame['mine']> }) {
  const { LL } = useI18nContext();
  const words = LL.events.registration;
  switch (mine.registration?.status) {
    case 'queued':
      return <WaitsChip>{words.queued()}</WaitsChip>;
    case 'sending':
      return <StateChip kind="sending">{words.sending()}</StateChip>;
    case 'cancelling':
      return <StateChip kind="waiting">{words.cancelling()}</StateChip>;
    case 'confirmed':
      return <StateChip kind="confirmed">{words.confirmed()}</StateChip>;
    default:
      return <StateChip kind="mode">{LL.home.mine.organises()}</StateChip>;
  }
}
