import { CalendarFile } from '#features/event-sharing/calendar-file.tsx';
import { mayRemind, Reminders, ReminderSheet } from '#features/event-sharing/reminders.tsx';
import { ShareStep } from '#features/event-sharing/share-step.tsx';
import { ShareEvent } from '#features/event-sharing/share-event.tsx';
import { type EventParts } from '#features/event/event-screen.tsx';
import { RegisterAtThumb } from '#features/my-registration/register-at-thumb.tsx';
import { RegisterLink, RegistrationPanel } from '#features/my-registration/registration-panel.tsx';
import { RegistrationStrip } from '#features/my-registration/registration-strip.tsx';
import { PushForReminders } from '#features/notifications/push/push-for-reminders.tsx';
import { OrganiserActions, OrganiserAtThumb } from '#features/organise/organiser-actions.tsx';
import { RegistrationNote } from '#features/organise/registration-note.tsx';
import { WaitingActs } from '#features/organise/waiting-acts.tsx';
import { CorrectParticipant } from '#features/participants/correct-participant.tsx';
import { MyFriends } from '#features/registration/squad/my-friends.tsx';
import { StaffQuestion } from '#features/staff/staff-question.tsx';
import { FullEvent, MyPlaceInLine } from '#features/waiting-list/waiting-panel.tsx';

/**
 * The parts around the tabs: what a person can do with the event, and what the event needs from
 * them. @param now UTC ISO instant
 */
export const aroundTabs = (
  now: string,
): Pick<EventParts, 'icons' | 'strip' | 'main_action' | 'above_tabs' | 'at_thumb'> => ({
  icons: (event, is_mine) => (
    <>
      <ShareEvent event={event} />
      {!is_mine && (
        <>
          <CalendarFile event={event} now={now} look="icon" />
          <Reminders event={event} now={now} delivery={<PushForReminders />} />
        </>
      )}
    </>
  ),
  strip: (event, taken) => (
    <RegistrationStrip
      {...{ event, taken, now }}
      menu={{
        calendar: (onDone) => <CalendarFile event={event} now={now} look="item" onDone={onDone} />,
        reminders: mayRemind(event, now)
          ? (sheet) => (
              <ReminderSheet {...sheet} {...{ event, now }} delivery={<PushForReminders />} />
            )
          : undefined,
      }}
    />
  ),
  main_action: (event) => (
    <>
      <RegisterLink event={event} now={now} />
      <OrganiserActions event={event} now={now} />
    </>
  ),
  above_tabs: (event) => (
    <>
      <ShareStep event={event} now={now} />
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
      <MyFriends event={event} now={now} />
      <RegistrationNote event={event} now={now} />
    </>
  ),
  at_thumb: (event) => (
    <>
      <RegisterAtThumb event={event} now={now} />
      <OrganiserAtThumb event={event} now={now} />
    </>
  ),
});
