import type { TranslationFunctions } from './i18n-types.ts';

/** The sentence for a code with which the database refused; a newer server may have codes of its own. */
export function refusalSentence(code: string | undefined, LL: TranslationFunctions): string {
  const words = LL.problems.refused;
  // a key without words says nothing
  return (code && words[code as keyof typeof words]()) || words.internal();
}
