import type { TranslationFunctions } from '../i18n-types.ts';

/** The sentence for the first rule that a field breaks; undefined while it breaks none. */
export function validationSentence(
  codes: readonly unknown[],
  LL: TranslationFunctions,
): string | undefined {
  const [code] = codes;
  // a key without a text returns ''
  return typeof code === 'string'
    ? LL.validation[code as Exclude<keyof typeof LL.validation, 'letters_over'>]() || undefined
    : undefined;
}
