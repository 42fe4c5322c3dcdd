import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trophy from 'lucide-react/icons/trophy';
import { useMemo } from 'react';
import { placedTeams, standingColumns } from '#domain/rewards/team-standings.ts';
import { OwnPlace } from '#entities/ranking/own-place.tsx';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { useMyMemberships } from '#live/team/use-my-memberships.ts';
import { BOARD_ROWS, type TeamLeaderboard } from '#sync/calls/rankings/team-leaderboard.ts';
import { bringIntoView } from '#ui/lists/bring-into-view.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { Place, StandingsTable, standingId } from './standings-table.tsx';

/** What the address holds; anybody may have written it. */
export type StandingsSearch = {
  readonly q?: unknown;
  /** A column; without one, by points. */
  readonly sort?: unknown;
  readonly up?: unknown;
};

export type InAddress = { search: StandingsSearch; onSearch: (change: StandingsSearch) => void };

/** The best teams, and the search among them. */
export function Standings({ board, search, onSearch }: InAddress & { board: TeamLeaderboard }) {
  const { LL, locale } = useI18nContext();
  const words = LL.leaderboard;
  const [q, setQ] = useTypedTerm(search.q, (term) => onSearch({ q: term || undefined }));
  const mine = useMyMemberships();
  const by = standingColumns.find((column) => column === search.sort) ?? 'points';
  const up = search.up === true;
  const found = useMemo(() => placedTeams(board.rows, { q, by, up }), [board, q, by, up]);
  const isMine = (id: string) => mine?.get(id)?.approved === true;
  const own = useMemo(
    () =>
      placedTeams(board.rows, { q: '', by: 'points', up: false }).find(
        ({ team }) => mine?.get(team.id)?.approved,
      ),
    [board, mine],
  );
  if (board.rows.length === 0) return <EmptyState icon={Trophy}>{words.none()}</EmptyState>;
  return (
    <>
      <div className="max-w-2xl pb-2 md:pb-4">
        <SearchField
          label={words.search_label()}
          placeholder={words.search()}
          clear_label={LL.common.clear_search()}
          value={q}
          onChange={setQ}
        />
      </div>
      <p role="status" className="sr-only">
        {q && words.results({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState icon={Trophy}>{words.no_match({ term: q.trim() })}</EmptyState>
      ) : (
        <StandingsTable
          teams={found}
          isMine={isMine}
          sort={{ by, up }}
          icon={up ? ArrowUp : ArrowDown}
          onSort={(sort) =>
            onSearch({ sort, up: (sort === by ? !up : sort === 'name') || undefined })
          }
        />
      )}
      <Beyond is_full={board.rows.length >= BOARD_ROWS} none={found.length === 0} term={q.trim()} />
      {own && (
        <OwnPlace
          label={words.mine()}
          onShow={
            found.some(({ team }) => team.id === own.team.id)
              ? () => bringIntoView(standingId(own.team.id))
              : undefined
          }
        >
          <strong className="standings-own">
            <Place place={own.place} />
          </strong>
          <span className="min-w-0 flex-1">{words.yours({ name: own.team.name })}</span>
          <strong className="standings-own">{formatNumber(own.team.score, locale)}</strong>
        </OwnPlace>
      )}
    </>
  );
}

/**
 * The ranking is searched only among the first, and without a signal only among those that were kept;
 * the list of teams has all.
 */
function Beyond({ is_full, none, term }: { is_full: boolean; none: boolean; term: string }) {
  const words = useI18nContext().LL.leaderboard;
  const is_kept_only = !useOnline() && term !== '';
  if (!is_full && !none && !is_kept_only) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-4 text-sm text-soft">
      {is_kept_only ? words.offline() : is_full && words.first_hundred()}
      <Link
        to="/teams"
        search={{ q: term || undefined }}
        className="inline-flex tap-height items-center underline"
      >
        {words.search_all()}
      </Link>
    </p>
  );
}
