import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Users from 'lucide-react/icons/users';
import { directionsLink } from '#domain/place/directions.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDayNear, formatDaysAway } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isAndroid } from '#platform/install/android.ts';
import { buttonClass } from '#ui/button.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { NextGame } from './use-next-game.ts';

/** My next game: when, where, my place in it, and the two things that I need for it. */
export function NextGameCard({ game: { event, mine }, now }: { game: NextGame; now: string }) {
  const { LL, locale } = useI18nContext();
  const words = LL.home.mine;
  const today = eventDay(now);
  const way = directionsLink(event, { android: isAndroid() });
  return (
    <section aria-labelledby="next-game" className="next-game">
      <p className="text-secondary">
        {words.next()} · {formatDaysAway(event.date, today, locale)}
      </p>
      <h2 id="next-game" className="text-3xl leading-none">
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          className="inline-flex min-h-(--thumb) items-center"
        >
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
          { icon: MapPin, label: words.directions(), value: event.location },
        ]}
      />
      {/* its place is kept: the replica answers later than what was seen last is shown */}
      <div className="min-h-7">{mine && <MyState mine={mine} />}</div>
      <div className="next-game-ways">
        {way ? (
          <a
            href={way}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'main' })}
          >
            <Navigation aria-hidden className="size-5" />
            {words.directions()}
          </a>
        ) : (
          // the page of the event shows a secret place to people who may know it
          <Link
            to="/event/$id"
            params={{ id: event.id }}
            className={buttonClass({ variant: 'main' })}
          >
            <Navigation aria-hidden className="size-5" />
            {words.directions()}
          </Link>
        )}
        <Link
          to="/event/$id"
          params={{ id: event.id }}
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

/** In the layout of the card. */
export const NextGameBones = () => (
  <div aria-hidden className="next-game">
    <div className="bone h-7 w-48" />
    <div className="bone h-8 w-4/5" />
    <div className="bone h-4 w-3/5" />
    <div className="bone h-12 w-64" />
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
