import type { ReactNode } from 'react';
import { useEvent } from '#live/use-event.ts';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { EventBanner } from './event-banner.tsx';
import { EventHeader } from './event-header.tsx';
import { EventPending } from './event-pending.tsx';
import { EventStatusNote } from './event-status-note.tsx';
import type { EventTab } from './event-tab.ts';
import { EventTabs } from './event-tabs.tsx';
import { OldPeople } from './old-people.tsx';
import { OrganiserActions } from '#features/organise/organiser-actions.tsx';
import { RegisterAtThumb } from '#features/my-registration/register-at-thumb.tsx';
import { RegistrationPanel } from '#features/my-registration/registration-panel.tsx';
import { StaffQuestion } from '#features/staff/staff-question.tsx';
import { WaitingActs } from '#features/organise/waiting-acts.tsx';

type EventScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  /** The server has no such event for this person. */
  absent: ReactNode;
  /** Nobody could ask the server, and this device has never seen the event. */
  not_here: ReactNode;
  /** What sponsors say, under the details. */
  ads?: ReactNode;
  /** Whether reminders reach this device, for whoever asks for them. */
  reminder_delivery?: ReactNode;
};

/** One event: what it is, how to get in, who goes, in which team. */
export function EventScreen(props: EventScreenProps) {
  const { id, now, absent, not_here, reminder_delivery, ...tabs } = props;
  const event = useEvent(id);
  switch (event.state) {
    case 'loading':
      return <EventPending />;
    case 'absent':
      return absent;
    case 'not_here':
      return not_here;
    case 'present':
      return (
        <>
          <ScreenTitle>{event.row.name}</ScreenTitle>
          <EventHeader event={event.row} now={now} reminder_delivery={reminder_delivery} />
          <div className="page-width flex flex-col gap-6 pt-6 pb-12">
            <OldPeople event_id={id} now={now} />
            <EventBanner key={event.row.banner} event={event.row} />
            <EventStatusNote event={event.row} />
            <WaitingActs event={event.row} />
            <StaffQuestion event={event.row} />
            <RegistrationPanel event={event.row} now={now} />
            <OrganiserActions event={event.row} now={now} />
            <EventTabs event={event.row} scope={event.scope} now={now} {...tabs} />
            <RegisterAtThumb event={event.row} now={now} />
          </div>
        </>
      );
  }
}
