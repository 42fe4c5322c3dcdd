/** A rule that a form breaks: where, and which. Every code is a key of `LL.validation`. */
export interface Problem<Field extends string, Code extends string> {
  readonly field: Field;
  readonly code: Code;
}

/** The code to show beside a field, if it has one: the first. */
export function problemOf<Field extends string, Code extends string>(
  problems: readonly Problem<Field, Code>[],
  field: Field,
): Code | undefined {
  return problems.find((problem) => problem.field === field)?.code;
}

/** A form's problems, one code a field, as a form library wants them; undefined when there are none. */
export function problemsByField<Field extends string, Code extends string>(
  problems: readonly Problem<Field, Code>[],
): { fields: Record<string, Code> } | undefined {
  if (problems.length === 0) return undefined;
  return { fields: Object.fromEntries(problems.map(({ field, code }) => [field, code])) };
}
