import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarDays, Clock, MapPin } from 'lucide-react';
import { formatDayLong } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StateChip } from '#ui/state-chip.tsx';

/** The event that I am about to join: enough to recognise it. */
export function RegisterHeader({ event }: { event: AirsoftEvent }) {
  const { LL, locale } = useI18nContext();
  return (
    <PageHeader
      back={
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          className={buttonClass({ variant: 'plain', size: 'sm' })}
        >
          <ArrowLeft aria-hidden className="size-5" />
          {LL.registration.back()}
        </Link>
      }
      above={<StateChip kind="mode">{LL.events.game_mode[event.game_mode]()}</StateChip>}
      title={event.name}
    >
      <FactList
        facts={[
          {
            icon: CalendarDays,
            label: LL.event.fact.date(),
            value: <time dateTime={event.date}>{formatDayLong(event.date, locale)}</time>,
          },
          { icon: Clock, label: LL.event.fact.time(), value: event.time },
          { icon: MapPin, label: LL.event.fact.location(), value: event.location },
        ]}
      />
    </PageHeader>
  );
}
