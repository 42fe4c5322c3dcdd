import { useForm } from '@tanstack/react-form';
import { rankProblems, type RankForm } from '#domain/ranks/rank-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';

type RankFormOptions = {
  readonly onInvalid: () => void;
  readonly onSubmit: (values: RankForm) => Promise<void>;
};

export function useRankForm(start: RankForm, { onInvalid, onSubmit }: RankFormOptions) {
  return useForm({
    defaultValues: start,
    ...checkedBy(rankProblems),
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value }) => onSubmit(value),
  });
}

export type RankFormApi = ReturnType<typeof useRankForm>;
