import { WaitingNotes } from '#actions/waiting-notes.tsx';
import type { Alliance } from '#domain/team/alliances.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import { AREA, askedAbout } from '#entities/team/asked-about.ts';
import { useAlliances } from '#entities/team/use-alliances.ts';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useMyMemberships } from '#live/team/use-my-memberships.ts';
import { useTeams } from '#live/team/use-teams.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import type { Team } from '../use-alliance-acts.ts';
import { AllianceHeader } from './alliance-header.tsx';
import { BetweenTwo } from './between-two.tsx';
import { TwoTeams } from './two-teams.tsx';
import { WhatNow } from './what-now.tsx';

type PresentAllianceProps = {
  team: Team;
  alliance: Alliance;
  /** UTC ms by this device's clock. */
  synced_at: number | undefined;
};

/** The two teams, the state, what I may do, and what was before. */
export function PresentAlliance({ team, alliance, synced_at }: PresentAllianceProps) {
  const { LL } = useI18nContext();
  const teams = useTeams();
  const all = useAlliances(team.id);
  const outbox = useOutbox();
  const places = useMyMemberships(); // what I may do stands above the teams
  if (!teams || !all || !outbox || !places) return <AllianceBones />;
  const other = teams.get(alliance.other_id);
  const other_name = other?.name ?? LL.team_alliances.gone_team();
  const [one, two] = alliance.is_ours ? [team.name, other_name] : [other_name, team.name];
  const title = LL.team_alliances.page.title({ one, two });
  const asked = askedAbout(outbox, team.id, AREA.alliances).filter(
    ({ args }) => (args as { id?: string }).id === alliance.id,
  );
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <AllianceHeader team={team} alliance={alliance} title={title} proposer={one} />
      {/* what I may do stands above the teams, and waits for my rows */}
      <div ref={refuseMoved} className="page-width flex flex-col gap-8 pt-6 pb-12">
        <DataFrom synced_at={synced_at} />
        <WaitingNotes records={asked} />
        <WhatNow team={team} other={other} alliance={alliance} all={all} />
        <TwoTeams team={team} other={other} alliance={alliance} />
        <BetweenTwo team={team} other_name={other_name} alliance={alliance} all={all} />
      </div>
    </>
  );
}

export function AllianceBones() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.team_alliances.loading()} />
    </div>
  );
}
