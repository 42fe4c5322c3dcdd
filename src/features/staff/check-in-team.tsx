import { useEventPeople } from '#entities/event/use-event-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useIsComing } from '#live/freshness/use-is-coming.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { EventStaff } from './event-staff.tsx';
import { GateLink } from './gate-link.tsx';
import { StaffFrame } from './staff-frame.tsx';

export type StaffEvent = { event: AirsoftEvent; scope: ScopeState | null | undefined };

/** "Equipe do check-in", for the organiser, who needs no PIN. */
export function CheckInTeam({ event, scope }: StaffEvent) {
  const { LL } = useI18nContext();
  const { state, rows } = useEventPeople(event, scope);
  const is_coming = useIsComing();
  const is_known = state === 'shown' || (state === 'not_here' && !is_coming);
  return (
    <StaffFrame event={event} title={LL.staff.title()}>
      <div className="flex flex-col items-start gap-6">
        {/* first: what comes below does not move it */}
        <GateLink event_id={event.id} />
        {is_known ? (
          <EventStaff event={event} people={rows} />
        ) : (
          <div className="w-full">
            <SkeletonRows label={LL.common.loading()} />
          </div>
        )}
      </div>
    </StaffFrame>
  );
}
