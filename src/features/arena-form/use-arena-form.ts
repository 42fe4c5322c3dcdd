import { useForm } from '@tanstack/react-form';
import { arenaFormProblems, type ArenaForm } from '#domain/arena/arena-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';

type ArenaFormOptions = {
  readonly start: ArenaForm;
  readonly onInvalid: (values: ArenaForm) => void;
  readonly onSubmit: (values: ArenaForm) => Promise<void>;
};

export function useArenaForm({ start, onInvalid, onSubmit }: ArenaFormOptions) {
  return useForm({
    defaultValues: start,
    ...checkedBy(arenaFormProblems),
    onSubmitInvalid: ({ value }) => onInvalid(value),
    onSubmit: ({ value }) => onSubmit(value),
  });
}

export type ArenaFormApi = ReturnType<typeof useArenaForm>;
