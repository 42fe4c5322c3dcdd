import type { ReactNode } from 'react';
import { useEvent } from '#live/use-event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { EventBanner } from './event-banner.tsx';
import { EventHeader } from './event-header.tsx';
import { EventPending } from './event-pending.tsx';
import { EventStatusNote } from './event-status-note.tsx';
import type { EventTab } from './event-tab.ts';
import { EventTabs, type EventTabParts } from './event-tabs.tsx';
import { OldPeople } from './old-people.tsx';

type EventScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  /** Shown when the server has no such event for this person. */
  absent: ReactNode;
  /** Shown when the server can't be asked and this device has never seen the event. */
  not_here: ReactNode;
  parts: EventParts;
};

/** The parts of other features about the event, composed by the page. */
export type EventParts = EventTabParts & {
  /** In the header: calendar, share, register. */
  actions: (event: AirsoftEvent) => ReactNode;
  /** Above the tabs: waiting mutations, questions to me, my place, the organiser's actions. */
  above_tabs: (event: AirsoftEvent) => ReactNode;
  /** On a phone, the main action at the bottom edge. */
  at_thumb: (event: AirsoftEvent) => ReactNode;
};

/** One event: what it is, how to register, who takes part, in which team. */
export function EventScreen(props: EventScreenProps) {
  const { id, now, absent, not_here, ...tabs } = props;
  const { parts } = props;
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
          <EventHeader event={event.row} now={now} actions={parts.actions(event.row)} />
          <div className="page-width flex flex-col gap-6 pt-6 pb-12">
            <OldPeople event_id={id} now={now} />
            <EventBanner key={event.row.banner} event={event.row} />
            <EventStatusNote event={event.row} />
            {parts.above_tabs(event.row)}
            <EventTabs event={event.row} scope={event.scope} now={now} {...tabs} />
            {parts.at_thumb(event.row)}
          </div>
        </>
      );
  }
}
