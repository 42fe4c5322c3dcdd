import type { AccessEntry } from '#sync/calls/administration.ts';

/**
 * The newest page, and after it what is known from earlier pages. Reading the log is an entry too, so
 * a page that is asked for again ends earlier than before. Undefined where the two do not meet: what
 * lies between them is not known.
 * @param newest entries, the newest first
 * @param known entries in the same order, without a hole
 */
export function joinedEntries(
  newest: readonly AccessEntry[],
  known: readonly AccessEntry[],
): readonly AccessEntry[] | undefined {
  const last = newest.at(-1);
  const at = known.findIndex(({ id }) => id === last?.id);
  return at < 0 ? undefined : [...newest, ...known.slice(at + 1)];
}
