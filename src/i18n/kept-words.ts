import type { TranslationFunctions } from './i18n-types.ts';

/**
 * What is kept on this device goes by itself; with a session that ran out it goes after a new sign-in, whatever the
 * signal. Every sentence about something that waits asks here.
 * @param expired of the status of the sync
 * @param by_itself said otherwise
 */
export const keptSentence = (
  LL: TranslationFunctions,
  expired: boolean,
  by_itself: string,
): string => (expired ? LL.sync.detail.needs_sign_in() : by_itself);
