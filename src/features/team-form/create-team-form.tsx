import { FormFrame } from '#entities/form/form-frame.tsx';
import { useFormState } from '#entities/form/use-form-state.ts';
import { putValues } from '#entities/form/put-values.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { CancelForm } from './cancel-form.tsx';
import { TeamFields } from './team-fields.tsx';
import { UnsavedTeam } from './unsaved-team.tsx';
import { useCreateTeam } from './use-create-team.ts';
import { useTeamForm, type FormStart } from './use-team-form.ts';

type CreateTeamFormProps = {
  start: FormStart;
  draft_key: string;
  refused: OutboxRecord | undefined;
};

export function CreateTeamForm({ start, draft_key, refused }: CreateTeamFormProps) {
  const { LL } = useI18nContext();
  const state = useFormState(start.restored);
  const { element, failure, setFailure, isOver } = state;
  const { team_id, base } = start;
  const create = useCreateTeam({
    team_id,
    draft_key,
    refused: refused ? [refused] : [],
    onKept: state.onKept,
    onFailed: setFailure,
  });
  const form = useTeamForm({
    start,
    is_new: true,
    onInvalid: () => focusFirstInvalid(element.current),
    onSubmit: (values) => {
      setFailure('');
      return create(values);
    },
  });
  const discard = () => {
    const before = form.state.values;
    putValues(form, base);
    state.sayDiscarded(() => putValues(form, before));
  };
  return (
    <FormFrame
      form={form}
      element={element}
      title={LL.team_form.create_title()}
      submit={LL.team_form.create_submit()}
      cancel={<CancelForm team_id={undefined} />}
      failure={failure}
      onDiscard={state.restored ? discard : undefined}
    >
      <UnsavedTeam {...{ form, team_id, draft_key, base, isOver }} />
      <TeamFields form={form} />
    </FormFrame>
  );
}
