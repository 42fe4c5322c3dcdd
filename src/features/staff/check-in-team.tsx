import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { useEventPeople } from '#entities/event/use-event-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { EventStaff } from './event-staff.tsx';
import { GateLink } from './gate-link.tsx';

export type StaffEvent = { event: AirsoftEvent; scope: ScopeState | null | undefined };

/** "Equipe do check-in", for the organiser, who needs no PIN. */
export function CheckInTeam({ event, scope }: StaffEvent) {
  const { LL } = useI18nContext();
  const { rows } = useEventPeople(event, scope);
  const words = LL.staff;
  return (
    <>
      <ScreenTitle>{`${words.title()}: ${event.name}`}</ScreenTitle>
      <PageHeader
        title={words.title()}
        back={<BackArrowToEvent id={event.id}>{LL.event_form.see_event()}</BackArrowToEvent>}
      >
        {event.name}
      </PageHeader>
      <div className="page-width flex flex-col items-start gap-6 pt-6 pb-12">
        <EventStaff event={event} people={rows} />
        <GateLink event_id={event.id} />
      </div>
    </>
  );
}
