import { useDeferredValue, useMemo, useState } from 'react';
import { possibleAllies, type Alliance } from '#domain/team/alliances.ts';
import { foundTeams, indexTeams, teamsInOrder } from '#domain/team/team-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeams } from '#live/team/use-teams.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import type { Team } from '../use-alliance-acts.ts';

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

/** One of the teams that this device knows, found by typing; the chosen one stays the first. */
export function PickTeam({ team, all, value, error, onChange }: PickTeamProps) {
  const { LL } = useI18nContext();
  const [term, setTerm] = useState('');
  const words = LL.team_alliances.propose;
  const found = useFound(team, all, useDeferredValue(term));
  const rest = found.filter(({ id }) => id !== value?.id).slice(0, SHOWN);
  const shown = value ? [value, ...rest] : rest;
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
        {found.length === 0 && LL.teams.none()}
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
          below: `${city} - ${state}`,
        }))}
        onChange={(id) => {
          const chosen = shown.find((one) => one.id === id);
          if (chosen) onChange(chosen);
        }}
      />
    </div>
  );
}

function useFound(team: Team, all: readonly Alliance[], term: string): readonly Team[] {
  const teams = useTeams();
  const possible = useMemo(
    () => possibleAllies(teamsInOrder([...(teams?.values() ?? [])], nobody).others, team, all),
    [teams, team, all],
  );
  const index = useMemo(() => indexTeams(possible), [possible]);
  return useMemo(() => foundTeams(possible, index, term), [possible, index, term]);
}
