import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { CardEvent } from '#domain/event/seen-rows.ts';

/** Spec 1 §2 /: mode, name, date, place, number of participants, and a link. */
export function EventCard({ event }: { event: CardEvent }) {
  const { LL, locale } = useI18nContext();
  return (
    <li className="event-card">
      <div className="flex min-h-7 flex-wrap gap-2">
        <StateChip kind="mode">{LL.events.game_mode[event.game_mode]()}</StateChip>
        {event.registration_closed && (
          <StateChip kind="closed">{LL.events.card.closed()}</StateChip>
        )}
      </div>
      <h3 className="event-card-name">{event.name}</h3>
      <div className="facts event-card-facts">
        <span className="fact tabular-nums">
          <CalendarDays aria-hidden />
          {formatDay(event.date, locale)}
        </span>
        <span className="fact">
          <MapPin aria-hidden />
          {event.location}
        </span>
        <span className="fact tabular-nums">
          <Users aria-hidden />
          {LL.home.card.operator_count({ count: event.operators_count })}
        </span>
      </div>
      <Link
        to="/event/$id"
        params={{ id: event.id }}
        className={buttonClass()}
        aria-label={`${LL.home.card.details()}: ${event.name}`}
      >
        {LL.home.card.details()}
      </Link>
    </li>
  );
}

/**
 * A skeleton in the layout of the card. @param failed the storage of this device does not answer
 */
export function EventCardBones({ failed }: { failed: boolean }) {
  const { LL } = useI18nContext();
  return (
    <li className="event-card">
      <div className="bone h-7 w-24" />
      <div className="bone event-card-name h-8 w-4/5" />
      <div className="facts event-card-facts">
        <div className="bone h-4 w-28" />
        <div className="bone h-4 w-40" />
        <span className="fact">
          <Users aria-hidden />
          {failed ? LL.home.card.count_failed() : LL.home.card.count_loading()}
        </span>
      </div>
      <div className="bone h-12 w-36" />
    </li>
  );
}
