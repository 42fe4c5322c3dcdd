import type { TranslationFunctions } from '../i18n-types.ts';

/** What stands between what waits and the server (sync/wire/sync-status.ts). */
export type Way = 'needs_sign_in' | 'update_needed' | 'sending' | 'no_answer' | 'no_signal';

/**
 * The sentence for a mutation that waits. It is sent automatically; with an expired session only
 * after a new sign-in, whatever the signal. The signal is named only where there is none. Every text
 * about something that waits uses this.
 * @param by_itself the sentence without a signal
 */
export const keptSentence = (LL: TranslationFunctions, way: Way, by_itself: string): string =>
  way === 'no_signal' ? by_itself : LL.sync_detail[way]();

/**
 * The short word for what waits: with nothing in its way it is being sent.
 * @param by_itself the word while it can't be sent
 */
export const waitsWord = (LL: TranslationFunctions, way: Way, by_itself: string): string =>
  way === 'sending' ? LL.sync.sending() : by_itself;

/**
 * The sentence for an expired session. It speaks of what was kept only if something was.
 * @param waiting how many mutations wait on this device
 */
export const sessionOverSentence = (LL: TranslationFunctions, waiting: number): string =>
  waiting > 0 ? LL.sync_detail.needs_sign_in() : LL.sync_detail.session_over();

/**
 * Why nothing was written on this device, and that what was typed is still there.
 * @param code of what was asked and not kept
 */
export const notKeptSentence = (
  LL: TranslationFunctions,
  code: 'device_full' | 'storage_failed' | 'not_signed_in',
): string => (code === 'device_full' ? LL.problems.device_full() : LL.problems.not_saved());
