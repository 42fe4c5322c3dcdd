import ShieldCheck from 'lucide-react/icons/shield-check';
import { cityState } from '#domain/place/city-state.ts';
import { PlaceFact } from '#entities/place/place-fact.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Link } from '@tanstack/react-router';
import { MineNotRead } from '#entities/absent/mine-not-read.tsx';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { List, ListRow, rowLinkClass } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useMyTeams, type MyTeam } from '#live/team/use-my-teams.ts';

/** The tab `equipes`: my teams, each with Ver and with leaving it (Spec 1 §2). A captain answers proposals of alliances. */
export function MyTeams() {
  const { LL } = useI18nContext();
  const mine = useMyTeams();
  const is_whole = useScopeState('me')?.complete;
  const words = LL.profile.teams;
  const explore = (
    <Link to="/teams" className={buttonClass()}>
      {words.explore()}
    </Link>
  );
  if (!mine || (mine.length === 0 && !is_whole)) return <MineNotRead />;
  if (mine.length === 0) return <EmptyState action={explore}>{words.empty()}</EmptyState>;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <List label={words.label()}>
          {mine.map((one) => (
            <TeamRow key={one.member.id} mine={one} />
          ))}
        </List>
      </div>
      <div className="flex flex-wrap gap-3">
        {explore}
        {mine.some(({ member }) => member.approved && member.role === 'captain') && (
          <Link to="/team/alliances" className={buttonClass()}>
            {words.alliances()}
          </Link>
        )}
      </div>
    </div>
  );
}

function TeamRow({ mine }: { mine: MyTeam }) {
  const { LL } = useI18nContext();
  const { team, member } = mine;
  const words = LL.profile.teams;
  const link = { to: '/team/$id', params: { id: team.id } } as const;
  return (
    <ListRow
      leading={<TeamLogo team={team} />}
      title={
        <Link {...link} className={rowLinkClass}>
          {team.name}
        </Link>
      }
      facts={
        <>
          <PlaceFact>{cityState(team)}</PlaceFact>
          {member.approved && (
            <span className="fact">
              <ShieldCheck aria-hidden />
              {words.role[member.role]()}
            </span>
          )}
        </>
      }
      trailing={
        <>
          {!member.approved && <StateChip kind="waiting">{words.pending()}</StateChip>}
          <Link
            {...link}
            className={buttonClass()}
            aria-label={words.view_named({ team: team.name })}
          >
            {LL.profile.events.view()}
          </Link>
          <LeaveTeam mine={mine} />
        </>
      }
    />
  );
}
