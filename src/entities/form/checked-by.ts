import { revalidateLogic } from '@tanstack/react-form';
import { problemsByField, type Problem } from '#domain/words/problem.ts';

/** Options of a form: its rules are checked once it is submitted, and then with every change. */
export const checkedBy = <Values>(
  problemsOf: (values: Values) => readonly Problem<string, string>[],
) => ({
  validationLogic: revalidateLogic(),
  validators: { onDynamic: ({ value }: { value: Values }) => problemsByField(problemsOf(value)) },
});
