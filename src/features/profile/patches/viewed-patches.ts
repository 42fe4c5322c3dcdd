import { keepMarks, markOf, readMarks, type Owner } from '#platform/kept/marks.ts';

/** Patches whose celebration an account has seen on this device (Spec 1 §3), as marks. */
const KEY = 'viewed_patches';

/** A device that is new to a person must not celebrate what is long known. */
const RECENT_MS = 14 * 86_400_000;

/** Earned so lately that it is news. @param now_ms UTC */
export const isRecent = (earned_at: string, now_ms: number): boolean =>
  now_ms - Date.parse(earned_at) < RECENT_MS;

/**
 * Takes all patches that were not celebrated yet and records them, so that only one of two tabs
 * shows them. They stay recorded when the account signs out.
 */
export async function takeUnviewed(
  owner: Owner,
  patch_ids: readonly string[],
): Promise<readonly string[]> {
  const marks = await Promise.all(patch_ids.map((id) => markOf(owner, KEY, id)));
  return navigator.locks.request(KEY, () => {
    const viewed = readMarks(KEY);
    const news = patch_ids.filter((_, at) => !viewed.includes(marks[at]!));
    if (news.length === 0) return [];
    // if they can't be recorded, the celebration would appear at every visit
    return keepMarks(KEY, [...viewed, ...marks]) ? news : [];
  });
}
