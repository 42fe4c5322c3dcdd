import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { eventDay } from '#domain/time/event-day.ts';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { PlaceText } from '#entities/place/place-text.tsx';
import { formatDayNear } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { FactList } from '#ui/lists/fact-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

/** The event that I am about to join: enough to recognise it. */
export function RegisterHeader({ event, now }: { event: AirsoftEvent; now: string }) {
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
            label: `${LL.event.fact.date()}, ${LL.event.fact.time()}`,
            value: (
              <time dateTime={event.starts_at}>
                {formatDayNear(event.date, eventDay(now), locale)}, {event.time}
              </time>
            ),
          },
          {
            icon: MapPin,
            label: LL.event.fact.location(),
            value: <PlaceText>{event.location}</PlaceText>,
          },
        ]}
      />
    </PageHeader>
  );
}
