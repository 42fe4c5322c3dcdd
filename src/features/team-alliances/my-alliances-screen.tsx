import { Link, Navigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import Users from 'lucide-react/icons/users';
import { placeIn } from '#domain/team/team-people.ts';
import { MineNotRead } from '#entities/absent/mine-not-read.tsx';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { useProposalCount } from '#entities/team/use-alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useMyTeams, type MyTeam } from '#live/team/use-my-teams.ts';
import { buttonClass } from '#ui/button.tsx';
import { List, ListRow, rowOpensClass } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

/** Leads to the alliances of my team; with several teams, asks which one. */
export function MyAlliancesScreen() {
  const { LL } = useI18nContext();
  const mine = useMyTeams();
  const is_whole = useScopeState('me')?.complete;
  const unread = !mine || (mine.length === 0 && !is_whole);
  const words = LL.team_alliances.mine;
  const teams = mine?.filter(({ member }) => member.approved);
  const [only, ...more] = teams ?? [];
  if (only && more.length === 0) return <ToAlliances mine={only} />;
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader title={words.title()}>{more.length > 0 && words.hint()}</PageHeader>
      <div className="page-width pt-3 pb-12">
        {unread && <MineNotRead />}
        {!unread && teams?.length === 0 && <NoTeam asked={mine?.length !== 0} />}
        {teams && teams.length > 0 && (
          <List label={words.list()}>
            {teams.map((one) => (
              <TeamRow key={one.team.id} mine={one} />
            ))}
          </List>
        )}
      </div>
    </>
  );
}

const ToAlliances = ({ mine }: { mine: MyTeam }) => (
  <Navigate
    to="/team/$id/advanced"
    params={{ id: mine.team.id }}
    search={{ tab: 'alliances' }}
    replace
  />
);

/** @param asked I asked to join one, and wait for the answer */
function NoTeam({ asked }: { asked: boolean }) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances.mine;
  return (
    <EmptyState
      icon={Users}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/teams" className={buttonClass({ variant: 'main' })}>
            {words.see_teams()}
          </Link>
          <Link to="/team/create" className={buttonClass()}>
            {words.new_team()}
          </Link>
        </div>
      }
    >
      {asked ? words.asked() : words.none()}
    </EmptyState>
  );
}

function TeamRow({ mine: { team, member } }: { mine: MyTeam }) {
  const { LL } = useI18nContext();
  const count = useProposalCount(team.id);
  const is_captain = placeIn(team, member, member.user_id ?? undefined) === 'captain';
  return (
    <ListRow
      leading={<TeamLogo team={team} />}
      title={
        <Link
          to="/team/$id/advanced"
          params={{ id: team.id }}
          search={{ tab: 'alliances' }}
          className={rowOpensClass}
        >
          {team.name}
        </Link>
      }
      facts={
        <span className="fact">
          {LL.profile.teams.role[is_captain ? 'captain' : member.role]()}
        </span>
      }
      trailing={
        is_captain &&
        count > 0 && (
          <StateChip kind="warning" icon={Bell}>
            {LL.team_alliances.mine.proposals({ count })}
          </StateChip>
        )
      }
    />
  );
}
