import type { ReactNode } from 'react';
import { hasNoPeople, teamKind, viewerOf, type Viewer } from '#domain/event/event-rules.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { EventExtras } from '#live/event/use-event-extras.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Tabs } from '#ui/page/tabs.tsx';
import { EventDetails } from './event-details.tsx';
import type { EventTab } from './event-tab.ts';
import type { EventPeople } from '#entities/event/use-event-people.ts';

type EventTabsProps = {
  event: AirsoftEvent;
  people: EventPeople;
  extras: EventExtras;
  now: string;
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  parts: EventTabParts;
};

type PeoplePart = (event: AirsoftEvent, people: EventPeople, viewer: Viewer) => ReactNode;
/** The contents of the tabs other than the details. */
export type EventTabParts = {
  participants: PeoplePart;
  teams: PeoplePart;
  /** The sponsors, under the details. */
  ads: ReactNode;
};

export function EventTabs({ event, people, extras, now, tab, onTab, parts }: EventTabsProps) {
  const { LL, locale } = useI18nContext();
  const person = usePerson();
  const kind = teamKind(event.game_mode);
  const has_people = !hasNoPeople(event, people.taken);
  const has_teams = has_people && (event.teams_count > 0 || kind === 'squad');
  const words = LL.event.tabs;
  const is_here = { details: true, participants: has_people, teams: has_teams }[tab];
  const shown = is_here ? tab : 'details';
  const viewer = viewerOf(event, person);
  return (
    <Tabs
      label={words.label()}
      tabs={[
        { id: 'details', label: words.details() },
        ...(has_people
          ? [
              {
                id: 'participants' as const,
                label: words.participants(),
                count: formatNumber(people.taken, locale),
              },
            ]
          : []),
        ...(has_teams
          ? [
              {
                id: 'teams' as const,
                label: kind === 'side' ? words.teams() : LL.event.teams.of.squad.label(),
              },
            ]
          : []),
      ]}
      value={shown}
      onChange={onTab}
    >
      {shown === 'details' && <EventDetails {...{ event, extras, now }} ads={parts.ads} />}
      {shown === 'participants' && parts.participants(event, people, viewer)}
      {shown === 'teams' && parts.teams(event, people, viewer)}
    </Tabs>
  );
}
