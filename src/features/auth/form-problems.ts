import type { Problem } from '#domain/problem.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';

type Code = keyof TranslationFunctions['validation'];

/** A form's problems as TanStack Form wants them: one code a field; undefined when there are none. */
export function fieldProblems<Field extends string>(problems: readonly Problem<Field, Code>[]) {
  if (problems.length === 0) return undefined;
  return { fields: Object.fromEntries(problems.map(({ field, code }) => [field, code])) };
}

/** The sentence for what is wrong with a field. */
export function firstProblem(
  errors: readonly unknown[],
  LL: TranslationFunctions,
): string | undefined {
  const code = errors[0];
  return typeof code === 'string' && code in LL.validation
    ? LL.validation[code as Code]()
    : undefined;
}

/** Once the errors are drawn. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
