import { Link } from '@tanstack/react-router';
import Medal from 'lucide-react/icons/medal';
import type { LucideIcon } from 'lucide-react';
import { CityText } from '#entities/place/place-fact.tsx';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import {
  standingColumns,
  type PlacedTeam,
  type StandingColumn,
} from '#domain/rewards/team-standings.ts';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { rowLinkClass } from '#ui/lists/list-row.tsx';
import '#ui/tables.css';

type StandingsTableProps = {
  teams: readonly PlacedTeam[];
  /** Whether I am a member of the team. */
  isMine: (team_id: string) => boolean;
  sort: { readonly by: StandingColumn; readonly up: boolean };
  /** The direction of the sort. */
  icon: LucideIcon;
  onSort: (by: StandingColumn) => void;
};

/** The id of a team's row. */
export const standingId = (team_id: string): string => `standing-${team_id}`;

const medals = ['gold', 'silver', 'bronze'] as const;

/**
 * The teams with their logos (Spec 2 §3). A table whose headings sort it; in a narrow layout, members and events are shown under the name, before what may be cut.
 */
export function StandingsTable({ teams, isMine, sort, icon: Icon, onSort }: StandingsTableProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.leaderboard;
  return (
    <div className="standings-frame">
      <table className="standings">
        <caption className="sr-only">{words.title()}</caption>
        <thead data-scrolls-x>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.place()}</span>
            </th>
            {standingColumns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`standings-${column}`}
                aria-sort={sort.by !== column ? 'none' : sort.up ? 'ascending' : 'descending'}
              >
                <button type="button" className="table-sort" onClick={() => onSort(column)}>
                  {words.column[column]()}
                  {sort.by === column && <Icon aria-hidden className="size-4" />}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, place }) => (
            <tr key={team.id} id={standingId(team.id)}>
              <td className="standings-place">
                <Place place={place} />
              </td>
              <th scope="row" className="standings-name">
                <span className="flex items-center gap-3">
                  <TeamLogo team={team} size="md" />
                  <span className="min-w-0 flex-1">
                    <Link
                      to="/team/$id"
                      params={{ id: team.id }}
                      className={`${rowLinkClass} block truncate font-display text-xl leading-tight`}
                    >
                      {isMine(team.id) ? words.yours({ name: team.name }) : team.name}
                    </Link>
                    <span className="facts-line font-normal">
                      <span className="standings-fact">
                        {`${words.members({ count: team.member_count })} · `}
                        {team.event_count > 0 && `${words.events({ count: team.event_count })} · `}
                      </span>
                      <CityText city={team.city} state={team.state} />
                    </span>
                  </span>
                </span>
              </th>
              <td className="standings-members">{formatNumber(team.member_count, locale)}</td>
              <td className="standings-events">{formatNumber(team.event_count, locale)}</td>
              <td className="standings-points">{formatNumber(team.score, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A medal for the first three, a number for the others. */
export function Place({ place }: { place: number }) {
  const { LL } = useI18nContext();
  const medal = medals[place - 1];
  if (!medal) return <>{place}</>;
  return (
    <span className={`standings-medal standings-${medal}`}>
      <Medal aria-hidden className="size-6" />
      <span className="sr-only">{LL.leaderboard.medal[medal]()}, </span>
      {place}
    </span>
  );
}
