import * as v from 'valibot';
import type { SharedDatabase } from './session.ts';

/**
 * What the service worker says when no page is open. The page writes the texts in its language into
 * the device database; the worker has no texts of its own.
 */
export const NotificationWords = v.object({
  /** BCP 47, for the screen reader. */
  lang: v.string(),
  /** Shown under the event's name when its data changed. */
  event_changed: v.string(),
  /**
   * Shown under the event's name, to its organiser; `{count}` is how many people are registered.
   */
  registrations: v.string(),
  /** An event that I was in was deleted; the worker does not know its name. */
  event_gone: v.string(),
  /** Shown for a push that this version can't read. */
  something_new: v.string(),
});
export type NotificationWords = v.InferOutput<typeof NotificationWords>;

const KEY = 'notification_words';

export const writeNotificationWords = (
  shared: SharedDatabase,
  words: NotificationWords,
): Promise<unknown> => shared.values.put(words, KEY);

/** @returns null before any page has written them */
export async function readNotificationWords(
  shared: SharedDatabase,
): Promise<NotificationWords | null> {
  const read = v.safeParse(NotificationWords, await shared.values.get(KEY));
  return read.success ? read.output : null;
}
