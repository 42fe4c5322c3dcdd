import type { MutationArgs } from '#sync/registry/registry.ts';
import type { Problem } from '../words/problem.ts';
import { readCountWithin } from '../words/read-count.ts';

/** The form that asks for codes, as it was typed. */
export type CodeForm = {
  /** '' = one code for each patch without a usable one. */
  readonly patch_id: string;
  readonly count: string;
  readonly max_uses: string;
  /** YYYY-MM-DD, the last day; '' = never ends. */
  readonly until: string;
};
type CodeField = keyof CodeForm;
export type CodeFormCode =
  | 'code_count_invalid'
  | 'code_uses_invalid'
  | 'one_before_the_game'
  | 'date_invalid'
  | 'date_past';
type CodeArgs = MutationArgs<'generate_patch_codes@1'>;

export const emptyCodeForm: CodeForm = { patch_id: '', count: '1', max_uses: '1', until: '' };

export const isEmptyCodeForm = (form: CodeForm): boolean =>
  (Object.keys(emptyCodeForm) as CodeField[]).every((name) => form[name] === emptyCodeForm[name]);

/** As generate_patch_codes@1 accepts it. */
export const mostCodes = { count: 500, max_uses: 100_000 } as const;

/**
 * At most one problem per field.
 * @param today YYYY-MM-DD
 * @param coming the patches of games that have not begun
 */
export function codeFormProblems(
  form: CodeForm,
  today: string,
  coming: ReadonlySet<string>,
): Problem<CodeField, CodeFormCode>[] {
  const code: Partial<Record<CodeField, CodeFormCode | false>> = {
    count: form.patch_id !== '' && countProblem(form, coming),
    max_uses: numberOf(form.max_uses, mostCodes.max_uses) === undefined && 'code_uses_invalid',
    until:
      form.until !== '' &&
      ((Number.isNaN(Date.parse(form.until)) && 'date_invalid') ||
        (form.until < today && 'date_past')),
  };
  return (Object.keys(emptyCodeForm) as CodeField[]).flatMap((field) => {
    const found = code[field];
    return found ? [{ field, code: found }] : [];
  });
}

function countProblem(
  { patch_id, count }: CodeForm,
  coming: ReadonlySet<string>,
): CodeFormCode | false {
  const many = numberOf(count, mostCodes.count);
  if (many === undefined) return 'code_count_invalid';
  return many > 1 && coming.has(patch_id) && 'one_before_the_game';
}

/** The arguments of generate_patch_codes@1, of a form without problems. */
export const codeArgs = (form: CodeForm): CodeArgs => ({
  ...(form.patch_id !== '' && {
    patch_id: form.patch_id,
    count: numberOf(form.count, mostCodes.count) ?? 1,
  }),
  max_uses: numberOf(form.max_uses, mostCodes.max_uses) ?? 1,
  // the whole of that day in Brasília, which has no summer time
  ...(form.until !== '' && { expires_at: new Date(`${form.until}T23:59:59-03:00`).toISOString() }),
});

const numberOf = (typed: string, most: number): number | undefined =>
  readCountWithin(typed, 1, most) ?? undefined;
