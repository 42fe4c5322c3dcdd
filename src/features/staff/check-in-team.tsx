import { useEventPeople } from '#entities/event/use-event-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { EventStaff } from './event-staff.tsx';
import { GateLink } from './gate-link.tsx';
import { StaffFrame } from './staff-frame.tsx';

export type StaffEvent = { event: AirsoftEvent; scope: ScopeState | null | undefined };

/** "Equipe do check-in", for the organiser, who needs no PIN. */
export function CheckInTeam({ event, scope }: StaffEvent) {
  const { LL } = useI18nContext();
  const { rows } = useEventPeople(event, scope);
  return (
    <StaffFrame event={event} title={LL.staff.title()}>
      <div className="flex flex-col items-start gap-6">
        <EventStaff event={event} people={rows} />
        <GateLink event_id={event.id} />
      </div>
    </StaffFrame>
  );
}
