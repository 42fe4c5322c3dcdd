import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { FactList } from '#ui/lists/fact-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

/** The event that I am about to join: enough to recognise it. */
export function RegisterHeader({ event }: { event: AirsoftEvent }) {
  const { LL, locale } = useI18nContext();
  return (
    <PageHeader
      back={<BackArrowToEvent id={event.id}>{LL.registration.back()}</BackArrowToEvent>}
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
