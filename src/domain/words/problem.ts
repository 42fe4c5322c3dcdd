/**
 * A rule that a form breaks: the field and the rule's code. Every code is a key of `LL.validation`.
 */
export type Problem<Field extends string, Code extends string> = {
  readonly field: Field;
  readonly code: Code;
};

/** The first code for a field, if it has one. */
export function problemOf<Field extends string, Code extends string>(
  problems: readonly Problem<Field, Code>[],
  field: Field,
): Code | undefined {
  return problems.find((problem) => problem.field === field)?.code;
}

/**
 * A form's problems, one code per field, in the shape of the form library; undefined when there are
 * none.
 */
export function problemsByField<Field extends string, Code extends string>(
  problems: readonly Problem<Field, Code>[],
): { fields: Record<string, Code> } | undefined {
  if (problems.length === 0) return undefined;
  return { fields: Object.fromEntries(problems.map(({ field, code }) => [field, code])) };
}
