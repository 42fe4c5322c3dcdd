import type { ReactNode } from 'react';
import { isOwner, teamSize } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Tabs } from '#ui/tabs.tsx';
import { EventDetails } from './event-details.tsx';
import type { EventTab } from './event-tab.ts';
import { useEventPeople, type EventPeople } from '#entities/event/use-event-people.ts';

type EventTabsProps = {
  event: AirsoftEvent;
  scope: ScopeState | null | undefined;
  now: string;
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  parts: EventTabParts;
};

type PeoplePart = (event: AirsoftEvent, people: EventPeople, owner: boolean) => ReactNode;
/** The contents of the tabs other than the details. */
export type EventTabParts = {
  participants: PeoplePart;
  teams: PeoplePart;
  /** The sponsors, under the details. */
  ads: ReactNode;
};

export function EventTabs({ event, scope, now, tab, onTab, parts }: EventTabsProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const people = useEventPeople(event, scope);
  const has_teams = event.teams_count > 0 || teamSize(event.game_mode) !== null;
  const words = LL.event.tabs;
  const shown = tab === 'teams' && !has_teams ? 'details' : tab;
  const owner = isOwner(event, person?.id ?? null);
  return (
    <Tabs
      label={words.label()}
      tabs={[
        { id: 'details', label: words.details() },
        {
          id: 'participants',
          label: words.participants(),
          count: String(Math.max(event.operators_count, people.rows.length)),
        },
        ...(has_teams ? [{ id: 'teams' as const, label: words.teams() }] : []),
      ]}
      value={shown}
      onChange={onTab}
    >
      {shown === 'details' && <EventDetails event={event} now={now} ads={parts.ads} />}
      {shown === 'participants' && parts.participants(event, people, owner)}
      {shown === 'teams' && parts.teams(event, people, owner)}
    </Tabs>
  );
}
