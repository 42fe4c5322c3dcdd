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

/**
 * Why nothing was written on this device, and that what was typed is still there.
 * @param code of what was asked and not kept
 */
export const notKeptSentence = (
  LL: TranslationFunctions,
  code: 'device_full' | 'storage_failed' | 'not_signed_in',
): string => (code === 'device_full' ? LL.problems.device_full() : LL.problems.not_saved());
