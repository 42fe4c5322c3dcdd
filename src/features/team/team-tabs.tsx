import { useState, type ReactNode } from 'react';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { AboutTeam } from './about-team.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { PendingTab } from './members/pending-tab.tsx';
import { memberCountOf } from './team-facts.ts';
import type { TeamParts } from './team-screen.tsx';
import type { TeamTab } from './team-tab.ts';
import type { Team, TeamPeople } from './use-team-people.ts';

type TeamTabsProps = {
  team: Team;
  people: TeamPeople;
  /** Whether all members have been read on this device. */
  is_read: boolean;
  /** Undefined where the address names none. */
  tab: TeamTab | undefined;
  onTab: (tab: TeamTab) => void;
  parts: TeamParts;
  /** What is new in the team: above, unless the captain has requests to answer. Each part comes when its rows do. */
  news: ReactNode;
};

/** Members, about; for the captain also the requests (Spec 2 §2). */
export function TeamTabs(props: TeamTabsProps) {
  const { team, people, is_read, tab, onTab, parts, news } = props;
  const { LL } = useI18nContext();
  const words = LL.team_page.tabs;
  const is_captain = people.place === 'captain';
  const landing = useLanding(people, is_read);
  const wanted = tab ?? landing;
  const shown = wanted === 'pending' && !is_captain ? 'members' : wanted;
  const asking = people.asking.length;
  const count = memberCountOf(team, people.members, is_read);
  const tabs = (
    <Tabs
      label={words.label()}
      tabs={[
        { id: 'members', label: count > 0 ? words.members_counted({ count }) : words.members() },
        ...(is_captain
          ? [
              {
                id: 'pending' as const,
                label: is_read ? words.pending({ count: asking }) : words.pending_some(),
              },
            ]
          : []),
        { id: 'about', label: words.about() },
      ]}
      value={shown}
      onChange={onTab}
    >
      {shown === 'members' && (
        <MembersTab team={team} people={people} is_read={is_read} leave={parts.leave} />
      )}
      {shown === 'pending' && (
        <>
          <PendingTab team={team} people={people} is_read={is_read} />
          {is_read && parts.invitations(team, people)}
        </>
      )}
      {shown === 'about' && <AboutTeam team={team} earned={parts.earned(team)} />}
    </Tabs>
  );
  // news stands above the tabs only where it is known at once that nobody asks: it never moves while it is shown
  const [tabs_first] = useState(landing === 'pending' || (is_captain && !is_read));
  const parts_of_news = (
    <div ref={refuseMoved} className="flex flex-col gap-6 empty:hidden">
      {news}
    </div>
  );
  return (
    <>
      {!tabs_first && parts_of_news}
      <div>{tabs}</div>
      {tabs_first && parts_of_news}
    </>
  );
}

/**
 * The tab of an address that names none: the requests, for a captain who has some. Decided once the
 * members are read, and never again: the captain who answers the last request stays where they are.
 */
function useLanding({ place, asking }: TeamPeople, is_read: boolean): TeamTab {
  const [landing, setLanding] = useState<TeamTab>();
  const found = place === 'captain' && asking.length > 0 ? 'pending' : 'members';
  if (landing === undefined && is_read) setLanding(found);
  return landing ?? found;
}
