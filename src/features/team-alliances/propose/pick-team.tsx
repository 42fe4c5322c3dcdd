import { useDeferredValue, useMemo, useState } from 'react';
import { possibleAllies, takenTeams, type Alliance } from '#domain/team/alliances.ts';
import { foundTeams, indexTeams, teamsInOrder } from '#domain/team/team-list.ts';
import { CityText } from '#entities/place/place-fact.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useTeams } from '#live/team/use-teams.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import type { Team } from '../use-alliance-acts.ts';
import { TakenTeams } from './taken-teams.tsx';

/** More are found by typing. */
const SHOWN = 5;
const nobody = new Set<string>();

type PickTeamProps = {
  team: Team;
  all: readonly Alliance[];
  value: Team | undefined;
  error: string | undefined;
  onChange: (team: Team) => void;
};

/** One of the teams that this device knows, found by typing; the chosen one stays in its place, or stands first where it was not found. */
export function PickTeam({ team, all, value, error, onChange }: PickTeamProps) {
  const { LL } = useI18nContext();
  const [term, setTerm] = useState('');
  const words = LL.team_alliances.propose;
  const { found, taken, known } = useFound(team, all, useDeferredValue(term));
  const first = found.slice(0, SHOWN);
  const shown = value && !first.some(({ id }) => id === value.id) ? [value, ...first] : first;
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={words.search_label()}
        placeholder={words.search()}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={setTerm}
      />
      <p role="status" className="text-sm text-soft empty:sr-only">
        {known && found.length === 0 && taken.length === 0 && LL.teams.none()}
        {term.trim() !== '' && found.length > 0 && words.found({ count: found.length })}
      </p>
      <ChoiceField
        label={words.team()}
        hint={words.team_hint()}
        error={error}
        value={value?.id ?? ''}
        choices={shown.map(({ id, name, city, state }) => ({
          value: id,
          label: name,
          below: <CityText city={city} state={state} />,
        }))}
        onChange={(id) => {
          const chosen = shown.find((one) => one.id === id);
          if (chosen) onChange(chosen);
        }}
      />
      <TakenTeams taken={taken.slice(0, SHOWN)} />
    </div>
  );
}

function useFound(team: Team, all: readonly Alliance[], term: string) {
  const teams = useTeams();
  const read = useScopeState('public');
  const sorted = useMemo(() => teamsInOrder([...(teams?.values() ?? [])], nobody).others, [teams]);
  const index = useMemo(() => indexTeams(sorted), [sorted]);
  return useMemo(() => {
    const named = foundTeams(sorted, index, term);
    const found = possibleAllies(named, team, all);
    return { found, taken: takenTeams(named, all), known: Boolean(read && teams) };
  }, [teams, read, sorted, index, term, team, all]);
}
