import type { ReactNode } from 'react';
import { isOwner } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/event/use-event.ts';
import { useEventStaff } from '#live/event/use-event-staff.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { Note } from '#ui/page/note.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { CheckInTeam, type StaffEvent } from '../check-in-team.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { AlreadyStaff } from './already-staff.tsx';
import { PinForm } from './pin-form.tsx';
import { RefusedTry } from './refused-try.tsx';
import { triesToJoin, useOpenStaffCode } from './use-join-staff.ts';

type JoinStaffScreenProps = {
  id: string;
  /** Shown when the server has no such event for this person. */
  absent: ReactNode;
  /** Shown when the server can't be asked and this device has never seen the event. */
  not_here: ReactNode;
};

/** Where the link to the check-in leads: the PIN that the organiser shows is typed here. */
export function JoinStaffScreen({ id, absent, not_here }: JoinStaffScreenProps) {
  const event = useEvent(id);
  switch (event.state) {
    case 'loading':
      return <Bones />;
    case 'absent':
      return absent;
    case 'not_here':
      return not_here;
    case 'present':
      return <PresentEvent event={event.row} scope={event.scope} />;
  }
}

function PresentEvent({ event, scope }: StaffEvent) {
  const { LL } = useI18nContext();
  const staff = useEventStaff(event.id);
  const outbox = useOutbox();
  const is_organiser = isOwner(event, usePerson());
  const tries = triesToJoin(outbox ?? [], event.id);
  const is_staff = is_organiser || Boolean(staff?.mine?.data.accepted_at);
  const code = useOpenStaffCode(event.id, { is_staff, tries });
  if (!staff || !outbox) return <Bones />;
  if (is_organiser) return <CheckInTeam event={event} scope={scope} />;
  const words = LL.staff.join;
  return (
    <StaffFrame event={event} title={words.title()}>
      <div className="flex max-w-2xl flex-col items-stretch gap-6">
        {is_staff ? (
          <AlreadyStaff event_id={event.id} />
        ) : (
          <>
            <RefusedTry tries={tries} />
            {code === undefined ? (
              <Note kind="info" title={words.no_code()}>
                {words.no_code_hint()}
              </Note>
            ) : (
              <PinForm event={event} code={code} tries={tries} staff_id={staff.mine?.id} />
            )}
          </>
        )}
      </div>
    </StaffFrame>
  );
}

function Bones() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.common.loading()} />
    </div>
  );
}
