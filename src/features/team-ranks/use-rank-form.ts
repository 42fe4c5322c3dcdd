import { revalidateLogic, useForm } from '@tanstack/react-form';
import { emptyRank, rankProblems, type RankForm } from '#domain/team/rank-form.ts';
import { problemsByField } from '#domain/words/problem.ts';

type RankFormOptions = {
  readonly onInvalid: () => void;
  readonly onSubmit: (values: RankForm) => Promise<void>;
};

/** The form's state. Its rules are checked once it is submitted, and then with every change. */
export function useRankForm(start: RankForm, { onInvalid, onSubmit }: RankFormOptions) {
  return useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => problemsByField(rankProblems(value)) },
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value }) => onSubmit(value),
  });
}

export type RankFormApi = ReturnType<typeof useRankForm>;

/** Sets the fields that differ. */
export function putRank(form: RankFormApi, values: RankForm): void {
  for (const field of Object.keys(emptyRank) as (keyof RankForm)[]) {
    if (form.state.values[field] !== values[field]) {
      form.setFieldValue(field, values[field], { dontUpdateMeta: true });
    }
  }
}
