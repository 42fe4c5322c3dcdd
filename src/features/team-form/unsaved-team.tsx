import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { teamMerge, type TeamForm } from '#domain/team/team-form.ts';
import { UnsavedForm } from '#entities/form/leave/unsaved-form.tsx';
import type { TeamDraft } from './team-draft.ts';
import type { TeamFormApi } from './use-team-form.ts';

type UnsavedTeamProps = {
  form: TeamFormApi;
  team_id: string;
  draft_key: string;
  base: TeamForm;
  isOver: () => boolean;
  is_gone?: boolean;
};

/** Keeps a team as a draft, and asks before the person leaves the form. */
export function UnsavedTeam(props: UnsavedTeamProps) {
  const { form, team_id, draft_key, base, isOver, is_gone = false } = props;
  const values = useStore(form.store, (state) => state.values);
  const draft = useMemo<TeamDraft | undefined>(
    () => (teamMerge.equal(values, base) ? undefined : { team_id, values, base }),
    [team_id, values, base],
  );
  return <UnsavedForm {...{ draft_key, draft, isOver, is_gone }} />;
}
