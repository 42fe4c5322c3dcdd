import { cityState } from '#domain/place/city-state.ts';
import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import type { Alliance } from '#domain/team/alliances.ts';
import { PlaceFact } from '#entities/place/place-fact.tsx';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { List, ListRow, rowOpensClass } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { Team } from '../use-alliance-acts.ts';

type TwoTeamsProps = { team: Team; other: Team | undefined; alliance: Alliance };

/** Both teams, who proposed first; each leads to its page. */
export function TwoTeams({ team, other, alliance }: TwoTeamsProps) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances.page;
  const [one, two] = alliance.is_ours ? [team, other] : [other, team];
  return (
    <section aria-labelledby="two-teams">
      <h2 id="two-teams" className="mb-1 text-2xl">
        {words.teams()}
      </h2>
      <List label={words.teams()}>
        <OneTeam team={one} role={words.proposer()} />
        <OneTeam team={two} role={words.invited()} />
      </List>
    </section>
  );
}

function OneTeam({ team, role }: { team: Team | undefined; role: string }) {
  const { LL } = useI18nContext();
  const name = team?.name ?? LL.team_alliances.gone_team();
  const members = team?.member_count ?? 0;
  return (
    <ListRow
      level={3}
      leading={<TeamLogo team={team ?? { name, logo: null }} />}
      title={
        team ? (
          <Link
            to="/team/$id"
            params={{ id: team.id }}
            activeOptions={{ exact: true }}
            className={rowOpensClass}
          >
            {name}
          </Link>
        ) : (
          name
        )
      }
      facts={
        <>
          <StateChip kind="mode" icon={null}>
            {role}
          </StateChip>
          {team && <PlaceFact>{cityState(team)}</PlaceFact>}
          {members > 0 && (
            <span className="fact">
              <Users aria-hidden />
              {LL.teams.members({ count: members })}
            </span>
          )}
        </>
      }
    />
  );
}
