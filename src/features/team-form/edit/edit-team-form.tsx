import { teamMerge } from '#domain/team/team-form.ts';
import { FormFrame } from '#entities/form/form-frame.tsx';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { CancelForm } from '../cancel-form.tsx';
import { draftKey } from '../team-draft.ts';
import { TeamFields } from '../team-fields.tsx';
import { UnsavedTeam } from '../unsaved-team.tsx';
import { useTeamForm, type FormStart } from '../use-team-form.ts';
import { DeleteTeam } from './delete-team.tsx';
import { TeamConflicts } from './team-conflicts.tsx';
import { useCurrentTeam } from './use-current-team.ts';
import { useUpdateTeam } from './use-update-team.ts';

type EditTeamFormProps = {
  team: Rows['teams'];
  start: FormStart;
  refused: readonly OutboxRecord[];
  /** Why the team can't be saved any more. */
  gone: string | undefined;
};

export function EditTeamForm({ team, start, refused, gone }: EditTeamFormProps) {
  const { LL } = useI18nContext();
  const state = useFormState(start.restored);
  const { element, failure, setFailure, isOver } = state;
  const { team_id } = start;
  const draft_key = draftKey(team_id);
  const update = useUpdateTeam({
    team_id,
    draft_key,
    refused,
    onKept: state.onKept,
    onFailed: setFailure,
  });
  const form = useTeamForm({
    start,
    is_new: false,
    onInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async (values) => {
      if (mustDecide()) return;
      await update(values, followed.base);
    },
  });
  const theirs = useCurrentTeam(team_id);
  const followed = useFollowedForm({ form, state, merge: teamMerge, start, theirs });
  const { base, mine, conflicts, mustDecide, onDecide } = followed;
  const is_gone = gone !== undefined;
  return (
    <>
      <FormFrame
        form={form}
        element={element}
        title={LL.team_form.edit_title()}
        submit={LL.team_form.edit_submit()}
        cancel={<CancelForm team_id={is_gone ? undefined : team_id} />}
        failure={failure}
        onDiscard={state.restored ? followed.discard : undefined}
        gone={is_gone ? { title: gone, typed: !teamMerge.equal(mine, base) } : undefined}
      >
        {theirs && conflicts.length > 0 && (
          <TeamConflicts units={conflicts} mine={mine} theirs={theirs} onDecide={onDecide} />
        )}
        <UnsavedTeam {...{ form, team_id, draft_key, base, isOver, is_gone }} />
        <TeamFields form={form} />
      </FormFrame>
      {!is_gone && <DeleteTeam team={team} onKept={state.onKept} />}
    </>
  );
}
