import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarDays, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasStarted } from '#domain/event-rules.ts';
import { formatDay, formatDayLong, formatNumber } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { CapacityBar } from '#ui/capacity-bar.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StateChip } from '#ui/state-chip.tsx';

type EventHeaderProps = {
  event: AirsoftEvent;
  now: string;
  actions: ReactNode;
};

/** Name, mode, day, place and the number of participants (Spec 1 §2). */
export function EventHeader({ event, now, actions }: EventHeaderProps) {
  const { LL, locale } = useI18nContext();
  const { operators_count: taken, max_op: limit } = event;
  const open_date = event.status === 'postponed';
  return (
    <PageHeader
      back={<BackToEvents>{LL.event.back_to_list()}</BackToEvents>}
      above={
        <>
          <StateChip kind="mode">{LL.events.game_mode[event.game_mode]()}</StateChip>
          {!event.is_public && <StateChip kind="private">{LL.events.private()}</StateChip>}
          <EventStateChip event={event} now={now} />
        </>
      }
      title={event.name}
      actions={actions}
    >
      <div className="flex flex-col gap-4">
        <FactList
          facts={[
            {
              icon: CalendarDays,
              label: LL.event.fact.date(),
              value: open_date ? (
                LL.event.status.open_date({ date: formatDay(event.date, locale) })
              ) : (
                <time dateTime={event.date}>{formatDayLong(event.date, locale)}</time>
              ),
            },
            ...(open_date ? [] : [{ icon: Clock, label: LL.event.fact.time(), value: event.time }]),
            { icon: MapPin, label: LL.event.fact.location(), value: event.location },
          ]}
        />
        <div className="flex max-w-96 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-soft">
            {taken === 0
              ? LL.events.registered_none()
              : LL.events.registered_count({ count: taken })}
          </span>
          {limit > 0 && (
            <div className="min-w-48 flex-1">
              <CapacityBar
                taken={taken}
                limit={limit}
                label={LL.events.places.taken({ taken, limit })}
                format={(value) => formatNumber(value, locale)}
              />
            </div>
          )}
        </div>
      </div>
    </PageHeader>
  );
}

function BackToEvents({ children }: { children: ReactNode }) {
  return (
    <Link to="/events" className={buttonClass({ variant: 'plain', size: 'sm' })}>
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </Link>
  );
}

/** Whether the event is over, cancelled, or without a day: the most important fact comes first. */
function EventStateChip({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  if (event.status === 'cancelled') {
    return <StateChip kind="canceled">{LL.events.canceled()}</StateChip>;
  }
  if (event.status === 'postponed') {
    return <StateChip kind="warning">{LL.events.postponed()}</StateChip>;
  }
  return hasStarted(event, now) ? <StateChip kind="past">{LL.events.card.past()}</StateChip> : null;
}
