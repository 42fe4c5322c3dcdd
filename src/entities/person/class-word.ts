import type { TranslationFunctions } from '#i18n/i18n-types.ts';

/** The class in the form's words; an unknown one shows 'Não informado' (Spec 1 §3). */
export function classWord(given: string | null, LL: TranslationFunctions): string {
  const words = LL.registration.class;
  // a key without a text returns ''
  return (given && words[given as keyof typeof words]()) || LL.common.not_informed();
}

/** The experience in words; an unknown one shows 'Não informado'. */
export function experienceWord(given: string | null, LL: TranslationFunctions): string {
  const words = LL.registration.experience_short;
  return (given && words[given as keyof typeof words]()) || LL.common.not_informed();
}
