import { Suspense, type ReactNode } from 'react';
import { isIn, type TeamPlace } from '#domain/team/team-people.ts';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import type { MyTeam } from '#live/team/use-my-teams.ts';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { FoundTeam } from './found-team.tsx';
import { JoinAtThumb } from './join/join-team.tsx';
import { MyPlaceNote } from './join/my-place-note.tsx';
import { useOpenInvitation } from './join/use-invitation.ts';
import { NewestPin } from './news/newest-pin.tsx';
import { TeamHeader } from './team-header.tsx';
import { TeamNotes } from './team-notes.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { TeamPending } from './team-pending.tsx';
import type { TeamTab } from './team-tab.ts';
import { isMadeHere, useTeamPeople, type Team, type TeamPeople } from './use-team-people.ts';

type TeamScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  tab: TeamTab | undefined;
  onTab: (tab: TeamTab) => void;
  parts: TeamParts;
};

/** The parts of other features about the team, composed by the page. */
export type TeamParts = {
  /** What the team does next, for a member. */
  next: (mine: MyTeam & { place: TeamPlace }) => ReactNode;
  /** What is new in its talk, for a member. */
  talk: (mine: MyTeam & { place: TeamPlace }) => ReactNode;
  /** Leaves the team, or withdraws my request. */
  leave: (mine: MyTeam) => ReactNode;
  /** For the captain: invitations, below who asks to join. */
  invitations: (team: Team, people: TeamPeople) => ReactNode;
  /** What it has earned, for who is signed in. */
  earned: (team: Team) => ReactNode;
  /** For a member who follows the team: whether its news reach this device. */
  push: ReactNode;
  /** The sponsors, after everything else. */
  ads: ReactNode;
};

/** One team: what it is, who is in it, how to get in; for its captain, who may be. */
export function TeamScreen({ id, ...rest }: TeamScreenProps) {
  return (
    <FoundTeam id={id} bones={<TeamPending />}>
      {(team, scope) => (
        <Suspense fallback={<TeamPending />}>
          <PresentTeam team={team} scope={scope} {...rest} />
        </Suspense>
      )}
    </FoundTeam>
  );
}

type PresentTeamProps = Omit<TeamScreenProps, 'id'> & { team: Team; scope: ScopeState | null };

function PresentTeam({ team, scope, now, ...rest }: PresentTeamProps) {
  const people = useTeamPeople(team);
  const posts = useTeamRecords(team.id, 'communication');
  const invited = useOpenInvitation(team.id, people) !== undefined;
  if (!people || !posts) return <TeamPending />;
  const is_read = scope !== null || isMadeHere(people);
  const mine = people.mine &&
    isIn(people.place) && { team, member: people.mine, place: people.place };
  return (
    <>
      <ScreenTitle>{team.name}</ScreenTitle>
      <TeamHeader team={team} people={people} is_read={is_read} invited={invited} />
      <div
        ref={refuseMoved}
        // as high as that of an event
        className="page-width flex flex-col gap-6 pt-6 pb-12 max-md:min-h-[calc(100dvh-12rem)]"
      >
        <DataFrom synced_at={scope?.synced_at} />
        {mine && mine.member.subscribed && rest.parts.push}
        <MyPlaceNote team={team} people={people} leave={rest.parts.leave} />
        <TeamNotes team={team} people={people} />
        <TeamTabs
          team={team}
          people={people}
          is_read={is_read}
          news={
            <>
              {mine && rest.parts.next(mine)}
              <NewestPin team={team} people={people} posts={posts} now={now} />
              {mine && is_read && rest.parts.talk(mine)}
            </>
          }
          {...rest}
        />
        {rest.parts.ads}
        <JoinAtThumb team={team} place={people.place} invited={invited} />
      </div>
    </>
  );
}
