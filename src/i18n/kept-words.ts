import type { TranslationFunctions } from './i18n-types.ts';

/**
 * The sentence for a mutation that waits. It is sent automatically; with an expired session only
 * after a new sign-in, whatever the signal. Every text about something that waits uses this.
 * @param expired of the sync status
 * @param by_itself the sentence when the session is valid
 */
export const keptSentence = (
  LL: TranslationFunctions,
  expired: boolean,
  by_itself: string,
): string => (expired ? LL.sync.detail.needs_sign_in() : by_itself);
