import type { TranslationFunctions } from '../i18n-types.ts';

type Failure = {
  readonly kind: keyof TranslationFunctions['problems']['generic'];
  readonly code?: string;
  readonly said?: string;
};

/**
 * What to show when a call failed: title and message of its kind (Spec 1 §8, generic handler), or
 * the sentence of its code. The server's own words for an unforeseen error stand below ours. For `showToast`, with the result of `failureOf`
 * (src/domain/words/failure.ts).
 * @param title what failed, for a sentence with a reason; the generic message keeps its own title
 */
export function failureToast(
  { kind, code, said }: Failure,
  LL: TranslationFunctions,
  title?: string,
) {
  const { generic, refused, answers } = LL.problems;
  const known = { ...refused, ...answers } as Record<string, () => string>;
  const own = code !== undefined && Object.hasOwn(known, code) ? known[code]?.() : undefined;
  return {
    tone: 'error',
    title: ((own || said) && title) || generic[kind].title(),
    detail: own || said || generic[kind].message(),
  } as const;
}
