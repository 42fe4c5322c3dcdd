import { CopyLink } from '#entities/event/copy-link.tsx';
import { CalendarFile } from '#features/event-sharing/calendar-file.tsx';
import { Reminders } from '#features/event-sharing/reminders.tsx';
import { ShareEvent } from '#features/event-sharing/share-event.tsx';
import { type EventParts } from '#features/event/event-screen.tsx';
import { RegisterAtThumb } from '#features/my-registration/register-at-thumb.tsx';
import { RegisterLink, RegistrationPanel } from '#features/my-registration/registration-panel.tsx';
import { PushForReminders } from '#features/notifications/push-for-reminders.tsx';
import { OrganiserActions } from '#features/organise/organiser-actions.tsx';
import { WaitingActs } from '#features/organise/waiting-acts.tsx';
import { CorrectParticipant } from '#features/participants/correct-participant.tsx';
import { StaffQuestion } from '#features/staff/staff-question.tsx';
import { FullEvent, MyPlaceInLine } from '#features/waiting-list/waiting-panel.tsx';

/**
 * The parts around the tabs: what a person can do with the event, and what the event needs from
 * them. @param now UTC ISO instant
 */
export const aroundTabs = (
  now: string,
): Pick<EventParts, 'actions' | 'above_tabs' | 'at_thumb'> => ({
  actions: (event) => (
    <>
      <Reminders event={event} now={now} delivery={<PushForReminders />} />
      <CopyLink event_id={event.id} />
      <ShareEvent event={event} />
      <CalendarFile event={event} now={now} />
      <div className="hidden md:block">
        <RegisterLink event={event} now={now} />
      </div>
    </>
  ),
  above_tabs: (event) => (
    <>
      <WaitingActs
        event={event}
        correct={(record) => <CorrectParticipant event={event} record={record} />}
      />
      <StaffQuestion event={event} />
      <RegistrationPanel
        event={event}
        now={now}
        in_line={<MyPlaceInLine event={event} now={now} />}
        full={<FullEvent event={event} />}
      />
      <OrganiserActions event={event} now={now} />
    </>
  ),
  at_thumb: (event) => <RegisterAtThumb event={event} now={now} />,
});
