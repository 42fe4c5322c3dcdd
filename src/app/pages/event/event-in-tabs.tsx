import { type EventParts } from '#features/event/event-screen.tsx';
import { EventParticipants } from '#features/participants/event-participants.tsx';
import { EventTeams } from '#features/split/event-teams.tsx';
import { WaitingLine } from '#features/waiting-list/waiting-line.tsx';
import { SponsorSlot } from '../sponsor-slot.tsx';

/** The contents of the tabs other than the details. @param now UTC ISO instant */
export const inTabs = (now: string): Pick<EventParts, 'participants' | 'teams' | 'ads'> => ({
  participants: (event, people, viewer) => (
    <EventParticipants
      event={event}
      people={people}
      viewer={viewer}
      below={<WaitingLine event={event} now={now} />}
    />
  ),
  teams: (event, people, viewer) => <EventTeams event={event} people={people} viewer={viewer} />,
  ads: <SponsorSlot location="event-details" now={now} />,
});
