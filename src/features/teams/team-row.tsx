import { Link } from '@tanstack/react-router';
import Crown from 'lucide-react/icons/crown';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { memo } from 'react';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Rows } from '#sync/records/collections.ts';
import { ListRow, rowLinkClass, type RowElement } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { Team } from './use-listed-teams.ts';

type TeamRowProps = {
  team: Team;
  /** My place in it, or my request. */
  mine: Rows['team_members'] | undefined;
  level: 2 | 3;
  element?: RowElement | undefined;
};

/** Memoised: there are thousands of rows. */
export const TeamRow = memo(function TeamRow({ team, mine, level, element }: TeamRowProps) {
  const { LL } = useI18nContext();
  const { pending, role } = LL.profile.teams;
  const members = team.member_count ?? 0;
  return (
    <ListRow
      element={element}
      level={level}
      leading={<TeamLogo team={team} />}
      title={
        <Link to="/team/$id" params={{ id: team.id }} className={rowLinkClass}>
          {team.name}
        </Link>
      }
      facts={
        <>
          <span className="fact">
            <MapPin aria-hidden />
            <span>{`${team.city} - ${team.state}`}</span>
          </span>
          {members > 0 && (
            <span className="fact">
              <Users aria-hidden />
              {LL.teams.members({ count: members })}
            </span>
          )}
          {team.captain_name && (
            <span className="fact">
              <Crown aria-hidden />
              <span className="sr-only">{`${LL.team_page.fact.captain()}: `}</span>
              <span className="min-w-0 wrap-anywhere">{team.captain_name}</span>
            </span>
          )}
        </>
      }
      extra={team.description && <p className="mt-1 truncate text-soft">{team.description}</p>}
      trailing={
        mine &&
        (mine.approved ? (
          <StateChip kind="confirmed">{role[mine.role]()}</StateChip>
        ) : (
          <StateChip kind="waiting">{pending()}</StateChip>
        ))
      }
    />
  );
});
