import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { memo } from 'react';
import { cityState } from '#domain/place/city-state.ts';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Rows } from '#sync/records/collections.ts';
import { ListRow, rowLinkClass, type RowElement } from '#ui/lists/list-row.tsx';
import type { Team } from './use-listed-teams.ts';

type TeamRowProps = {
  team: Team;
  /** My place in it, or my request. */
  mine: Rows['team_members'] | undefined;
  /** To the point of its city; undefined while this device's place, or the city's, is not known. */
  distance_m?: number | undefined;
  level: 2 | 3;
  element?: RowElement | undefined;
};

/** A city is as wide as this, so nothing nearer is said about its point. */
const CITY_M = 10_000;

/** Memoised: there are thousands of rows. */
export const TeamRow = memo(function TeamRow(props: TeamRowProps) {
  const { team, mine, distance_m, level, element } = props;
  const { LL, locale } = useI18nContext();
  const members = team.member_count ?? 0;
  return (
    <ListRow
      even
      element={element}
      level={level}
      leading={<TeamLogo team={team} size="md" />}
      title={
        <Link to="/team/$id" params={{ id: team.id }} className={rowLinkClass}>
          {team.name}
        </Link>
      }
      facts={
        <>
          {mine && <Mine mine={mine} />}
          <span>{cityState(team)}</span>
          {distance_m !== undefined && (
            <span className="tabular-nums">
              {distance_m < CITY_M
                ? LL.teams.within({ distance: formatDistance(CITY_M, locale) })
                : LL.teams.about_away({ distance: formatDistance(distance_m, locale) })}
            </span>
          )}
          {members > 0 && <span>{LL.teams.members({ count: members })}</span>}
          {team.captain_name && (
            <span>
              <span className="sr-only">{`${LL.team_page.fact.captain()}: `}</span>
              {team.captain_name}
            </span>
          )}
        </>
      }
    />
  );
});

/** The first of the facts: a chip beside them would cut them on a phone. */
function Mine({ mine }: { mine: Rows['team_members'] }) {
  const { pending, role } = useI18nContext().LL.profile.teams;
  const Icon = mine.approved ? CircleCheck : Clock;
  return (
    <span className={mine.approved ? 'text-success' : 'text-warning'}>
      <Icon aria-hidden className="me-1 inline size-4" />
      {mine.approved ? role[mine.role]() : pending()}
    </span>
  );
}
