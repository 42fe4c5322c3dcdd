import { revalidateLogic, useForm } from '@tanstack/react-form';
import { arenaFormProblems, type ArenaForm } from '#domain/arena/arena-form.ts';
import { problemsByField } from '#domain/words/problem.ts';

type ArenaFormOptions = {
  readonly start: ArenaForm;
  readonly onInvalid: (values: ArenaForm) => void;
  readonly onSubmit: (values: ArenaForm) => Promise<void>;
};

/** The form's state. Its rules are checked once it is submitted, and then with every change. */
export function useArenaForm({ start, onInvalid, onSubmit }: ArenaFormOptions) {
  return useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => problemsByField(arenaFormProblems(value)) },
    onSubmitInvalid: ({ value }) => onInvalid(value),
    onSubmit: ({ value }) => onSubmit(value),
  });
}

export type ArenaFormApi = ReturnType<typeof useArenaForm>;

/** Sets every field, for example those before a draft. */
export function putFields(form: ArenaFormApi, values: ArenaForm): void {
  for (const field of Object.keys(values) as (keyof ArenaForm)[]) {
    form.setFieldValue(field, values[field], { dontUpdateMeta: true });
  }
}
