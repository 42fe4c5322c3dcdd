import { useMemo, type ReactNode } from 'react';
import { DataFrom } from '#entities/age/data-from.tsx';
import { foundTeams, indexTeams, teamsOfState, teamStates } from '#domain/team/team-list.ts';
import { PlaceProblem } from '#entities/place/place-problem.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { useScopeState } from '#live/freshness/use-scope-state.ts';
import { ManyRows, type ManyRowsProps } from '#ui/lists/many-rows.tsx';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { EvenBones } from '#ui/even-bones.tsx';
import { LIST_ID, useNearTeams } from './near/use-near-first.ts';
import { NoMatch, NoTeams } from './no-teams.tsx';
import { onRowKey, useSlashKey } from './row-keys.ts';
import { StateChips } from './state-chips.tsx';
import { TeamRow } from './team-row.tsx';
import type { Team, TeamsListed } from './use-listed-teams.ts';

/** Spec 2 §9. */
const BONES = 6;
const ROW_PX = 75;
const HEADING_PX = 60;

type TeamsListProps = {
  /** Undefined until the replica has answered. */
  listed: TeamsListed | undefined;
  scope: ReturnType<typeof useScopeState>;
  term: string;
  /** The chosen state; without one, all. */
  state: string | undefined;
  onState: (state: string | undefined) => void;
  onClear: () => void;
  /** Draws the rows; without it they are in the page's own scroll. */
  rows?: Rows;
};

type Rows = (props: ManyRowsProps<Entry>) => ReactNode;

/** The teams that match the search and are in the chosen state: mine, and the others in their order. */
export function TeamsList(props: TeamsListProps) {
  const { scope, term, state, onState, onClear, rows = ManyRows } = props;
  const { LL } = useI18nContext();
  const { ordered: listed, metres } = useNearTeams(props.listed);
  const { matching, found } = useFound(listed, term, state);
  useSlashKey(LIST_ID);
  if (!listed || !found || scope === undefined) {
    return (
      <>
        <StateChips states={undefined} all={0} chosen={state} onState={onState} />
        <EvenBones count={BONES} label={LL.teams.loading()} />
      </>
    );
  }
  if (listed.mine.length + listed.others.length === 0) return <NoTeams bones={BONES} />;
  const count = found.mine.length + found.others.length;
  return (
    <>
      <StateChips
        states={teamStates(matching, state)}
        all={matching.length}
        chosen={state}
        onState={onState}
      />
      <PlaceProblem pushes={LIST_ID} />
      <DataFrom synced_at={scope?.synced_at} />
      <p role="status" className="text-sm text-soft empty:sr-only">
        {(term.trim() !== '' || state) && count > 0 && LL.teams.results({ count })}
      </p>
      <div id={LIST_ID} onKeyDown={onRowKey}>
        {count === 0 ? (
          <NoMatch onClear={onClear} />
        ) : (
          <Sections {...found} {...{ metres, rows }} places={listed.places} />
        )}
      </div>
    </>
  );
}

/** What matches the search, and what of it is in the chosen state. */
function useFound(listed: TeamsListed | undefined, term: string, state: string | undefined) {
  const indexed = useMemo(
    () => listed && { mine: indexTeams(listed.mine), others: indexTeams(listed.others) },
    [listed],
  );
  const matching = useMemo(() => {
    if (!listed || !indexed) return undefined;
    return {
      mine: foundTeams(listed.mine, indexed.mine, term),
      others: foundTeams(listed.others, indexed.others, term),
    };
  }, [listed, indexed, term]);
  return useMemo(
    () => ({
      matching: matching ? [...matching.mine, ...matching.others] : [],
      found: matching && {
        mine: teamsOfState(matching.mine, state),
        others: teamsOfState(matching.others, state),
      },
    }),
    [matching, state],
  );
}

type Entry = { readonly heading: string; readonly team?: undefined } | { readonly team: Team };

type SectionsProps = TeamsListed & {
  /** To the cities of the teams, by the team's id. */
  metres: ReadonlyMap<string, number> | undefined;
  rows: Rows;
};

/** Mine have a heading of their own; without any, the list needs none. */
function Sections({ mine, others, places, metres, rows: Rows }: SectionsProps) {
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
    <Rows
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
            distance_m={metres?.get(entry.team.id)}
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
