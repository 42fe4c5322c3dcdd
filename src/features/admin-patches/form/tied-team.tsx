import { useMemo } from 'react';
import { cityState } from '#domain/place/city-state.ts';
import { foundTeams, indexTeams, teamsInOrder } from '#domain/team/team-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeams } from '#live/team/use-teams.ts';
import type { PatchFormApi } from './use-patch-form.ts';
import { TiedRow } from './tied-row.tsx';

/** More are found by typing. */
const SHOWN = 6;
const nobody = new Set<string>();

/** The team that the patch belongs to. */
export function TiedTeam({ form }: { form: PatchFormApi }) {
  const { LL } = useI18nContext();
  const teams = useTeams();
  const sorted = useMemo(() => teamsInOrder([...(teams?.values() ?? [])], nobody).others, [teams]);
  const index = useMemo(() => indexTeams(sorted), [sorted]);
  const words = LL.admin.patch;
  const offer = (term: string) =>
    foundTeams(sorted, index, term)
      .slice(0, SHOWN)
      .map(({ id, name, city, state }) => ({ id, label: name, below: cityState({ city, state }) }));
  return (
    <form.Field name="equipe_id">
      {({ state, handleChange }) => (
        <TiedRow
          name="equipe_id"
          label={words.team()}
          search={words.find_team()}
          hint={words.team_hint()}
          none={words.no_team()}
          value={state.value}
          title={teams?.get(state.value)?.name}
          offer={offer}
          onChange={handleChange}
        />
      )}
    </form.Field>
  );
}
