import { useForm } from '@tanstack/react-form';
import { teamFormProblems, type TeamForm } from '#domain/team/team-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';

/** The first values of a form. */
export type FormStart = {
  readonly team_id: string;
  readonly values: TeamForm;
  /** What the person saw: the team as it was, or the empty form. */
  readonly base: TeamForm;
  /** They come from a stored draft. */
  readonly restored: boolean;
};

type TeamFormOptions = {
  readonly start: FormStart;
  readonly is_new: boolean;
  readonly onInvalid: () => void;
  readonly onSubmit: (values: TeamForm) => Promise<void>;
};

export function useTeamForm({ start, is_new, onInvalid, onSubmit }: TeamFormOptions) {
  return useForm({
    defaultValues: start.values,
    ...checkedBy((value: TeamForm) => teamFormProblems(value, { is_new })),
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value }) => onSubmit(value),
  });
}

export type TeamFormApi = ReturnType<typeof useTeamForm>;
