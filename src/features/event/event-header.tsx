import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Maximize2 from 'lucide-react/icons/maximize-2';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { hasNoPeople, hasStarted, isFull, isOwner } from '#domain/event/event-rules.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { BackToEvents } from '#entities/event/back-links.tsx';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDay, formatDayNear, formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { CapacityBar } from '#ui/lists/capacity-bar.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

type EventHeaderProps = {
  event: AirsoftEvent;
  /** How many take part. */
  taken: number;
  now: string;
  /** Icons, at the end of the first line. */
  icons: ReactNode;
  /** My place in it. With one, what a stranger decides by gives way: it stands in the details. */
  strip: ReactNode;
  is_mine: boolean;
  main_action: ReactNode;
  /** Beside the list: a link to the event's own page instead of one back. */
  beside: boolean;
};

/** Name, mode, whose it is if it is not mine, or my place in it, day, place and the number of participants (Spec 1 §2). */
export function EventHeader(props: EventHeaderProps) {
  const { event, taken, now, icons, strip, is_mine, main_action, beside } = props;
  const { LL, locale } = useI18nContext();
  const { max_op: limit } = event;
  const open_date = event.status === 'postponed';
  const chips = (
    <>
      <StateChip kind="mode">{LL.events.game_mode[event.game_mode]()}</StateChip>
      {!event.is_public && <StateChip kind="private">{LL.events.private()}</StateChip>}
      <EventStateChip event={event} now={now} />
    </>
  );
  // organisers came for the list of people and know day and place: a shorter head shows more of the list
  const is_owner = isOwner(event, usePerson()) && !is_mine;
  const { day, month, weekday } = dateBlock(event.date, locale);
  const today = eventDay(now);
  const when = open_date ? (
    LL.event.status.open_date({ date: formatDay(event.date, locale) })
  ) : (
    <time dateTime={event.starts_at}>
      {formatDayNear(event.date, today, locale)}, {event.time}
    </time>
  );
  const facts = (
    <FactList
      facts={[
        { icon: CalendarDays, label: LL.event.fact.date(), value: when },
        {
          icon: MapPin,
          label: LL.event.fact.location(),
          value: <PlaceText>{event.location}</PlaceText>,
        },
      ]}
    />
  );
  return (
    <PageHeader
      level={beside ? 2 : 1}
      back={beside ? <OwnPage event={event} /> : <BackToEvents />}
      above={is_mine && chips}
      icons={icons}
      title={event.name}
      main_action={main_action}
    >
      <div className="flex flex-col gap-2">
        {is_mine ? (
          strip
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            {chips}
            {is_owner ? (
              <span className="text-soft tabular-nums md:hidden">
                <span className="sr-only">{LL.event.fact.date()}: </span>
                {open_date || event.date.slice(0, 4) !== today.slice(0, 4) ? (
                  when
                ) : (
                  <time dateTime={event.starts_at}>
                    {weekday}, {day} {month}, {event.time}
                  </time>
                )}
              </span>
            ) : (
              event.organiser_name !== null && (
                <span className="min-w-0 text-soft">
                  {LL.event.organiser.by({ name: event.organiser_name })}
                </span>
              )
            )}
          </div>
        )}
        {is_owner ? <div className="max-md:hidden">{facts}</div> : facts}
        {!is_mine &&
          !hasNoPeople(event, taken) &&
          (limit > 0 ? (
            <div className="max-w-80">
              <CapacityBar
                taken={taken}
                limit={limit}
                label={LL.events.places.taken({ taken, limit })}
                format={(value) => formatNumber(value, locale)}
              />
            </div>
          ) : (
            <p className="text-soft">
              {taken === 0 ? LL.event.registered_none() : LL.event.registered({ count: taken })}
            </p>
          ))}
      </div>
    </PageHeader>
  );
}

function OwnPage({ event }: Pick<EventHeaderProps, 'event'>) {
  const { LL } = useI18nContext();
  return (
    <Link
      to="/event/$id"
      params={{ id: event.id }}
      className={buttonClass({ variant: 'plain', size: 'sm' })}
    >
      <Maximize2 aria-hidden className="size-5" />
      {LL.event.beside.own_page()}
    </Link>
  );
}

/**
 * Whether the event is over, cancelled, without a day, or only informs: the most important fact
 * comes first. Otherwise whether its list is closed, full, or both: it closes automatically.
 */
function EventStateChip({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  if (event.status === 'cancelled') {
    return <StateChip kind="cancelled">{LL.events.cancelled()}</StateChip>;
  }
  if (event.status === 'postponed') {
    return <StateChip kind="warning">{LL.events.postponed()}</StateChip>;
  }
  if (hasStarted(event, now)) return <StateChip kind="past">{LL.events.card.past()}</StateChip>;
  if (event.is_info_only) {
    return <StateChip kind="info">{LL.events.card.info_only()}</StateChip>;
  }
  return (
    <>
      {event.registration_closed && <StateChip kind="closed">{LL.events.card.closed()}</StateChip>}
      {isFull(event) && <StateChip kind="full">{LL.events.card.full()}</StateChip>}
    </>
  );
}
