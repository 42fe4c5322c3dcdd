import { useMemo } from 'react';
import { DataFrom } from '#entities/event/data-from.tsx';
import { foundTeams, indexTeams, teamsInState } from '#domain/team/team-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { useScopeState } from '#live/freshness/use-scope-state.ts';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NoMatch, NoTeams } from './no-teams.tsx';
import { TeamRow } from './team-row.tsx';
import type { Team, TeamsListed } from './use-listed-teams.ts';

/** Spec 2 §9. */
const BONES = 6;
const ROW_PX = 108;
const HEADING_PX = 60;

/** Id of the list that the search filters. */
export const LIST_ID = 'teams';

type TeamsListProps = {
  /** UTC ISO instant. */
  now: string;
  /** Undefined until the replica has answered. */
  listed: TeamsListed | undefined;
  scope: ReturnType<typeof useScopeState>;
  term: string;
  /** '' is every state. */
  state: string;
  onClear: () => void;
};

/** The teams of the state that match the search, mine first. */
export function TeamsList({ now, listed, scope, term, state, onClear }: TeamsListProps) {
  const { LL } = useI18nContext();
  const found = useFound(listed, term, state);
  if (!listed || !found || scope === undefined) {
    return <SkeletonRows count={BONES} label={LL.teams.loading()} />;
  }
  if (listed.mine.length + listed.others.length === 0) return <NoTeams bones={BONES} />;
  const count = found.mine.length + found.others.length;
  return (
    <>
      <DataFrom synced_at={scope?.synced_at} now={now} />
      <p role="status" className="text-sm text-soft empty:sr-only">
        {(term.trim() !== '' || state !== '') && count > 0 && LL.teams.results({ count })}
      </p>
      <div id={LIST_ID}>
        {count === 0 ? (
          <NoMatch onClear={onClear} />
        ) : (
          <Sections {...found} places={listed.places} />
        )}
      </div>
    </>
  );
}

function useFound(listed: TeamsListed | undefined, term: string, state: string) {
  const indexed = useMemo(
    () => listed && { mine: indexTeams(listed.mine), others: indexTeams(listed.others) },
    [listed],
  );
  return useMemo(
    () =>
      listed &&
      indexed && {
        mine: teamsInState(foundTeams(listed.mine, indexed.mine, term), state),
        others: teamsInState(foundTeams(listed.others, indexed.others, term), state),
      },
    [listed, indexed, term, state],
  );
}

type Entry = { readonly heading: string; readonly team?: undefined } | { readonly team: Team };

/** Mine have a heading of their own; without any, the list needs none. */
function Sections({ mine, others, places }: TeamsListed) {
  const { LL } = useI18nContext();
  const words = LL.teams;
  const entries = useMemo((): Entry[] => {
    const rows = (teams: readonly Team[]) => teams.map((team): Entry => ({ team }));
    if (mine.length === 0) return rows(others);
    const rest = others.length > 0 ? [{ heading: words.others() }, ...rows(others)] : [];
    return [{ heading: words.mine() }, ...rows(mine), ...rest];
  }, [mine, others, words]);
  const level = mine.length === 0 ? 2 : 3;
  return (
    <ManyRows
      label={words.title()}
      items={entries}
      keyOf={keyOf}
      estimate_px={heightOf}
      render={(entry, element?: RowElement) =>
        entry.team ? (
          <TeamRow
            key={entry.team.id}
            team={entry.team}
            mine={places.get(entry.team.id)}
            level={level}
            element={element}
          />
        ) : (
          <li key={entry.heading} {...element} className="pt-6 pb-2">
            <h2 className="text-lg text-secondary">{entry.heading}</h2>
          </li>
        )
      }
    />
  );
}

const keyOf = (entry: Entry): string => (entry.team ? entry.team.id : entry.heading);
const heightOf = (entry: Entry): number => (entry.team ? ROW_PX : HEADING_PX);
