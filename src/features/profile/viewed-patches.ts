import * as v from 'valibot';
import { keep, readKept } from '#platform/kept.ts';

/**
 * `viewed_patches` of Spec 1 §3: patches whose celebration this person has seen on this device.
 * Signing out removes every `qg.seen.*`.
 */
const KEY = 'qg.seen.viewed_patches';
const Viewed = v.object({ user_id: v.string(), patch_ids: v.array(v.string()) });
type Viewed = v.InferOutput<typeof Viewed>;

/**
 * Takes the first patch that was not celebrated yet and records it, so that only one of two tabs
 * shows it.
 * @param patch_ids in the order of celebration
 */
export async function takeUnviewed(
  user_id: string,
  patch_ids: readonly string[],
): Promise<string | undefined> {
  return navigator.locks.request(KEY, () => {
    const viewed = read(user_id);
    const first = patch_ids.find((id) => !viewed.includes(id));
    if (first === undefined) return undefined;
    // if it can't be recorded, the celebration would repeat for ever
    return keep(KEY, { user_id, patch_ids: [...viewed, first] } satisfies Viewed)
      ? first
      : undefined;
  });
}

function read(user_id: string): readonly string[] {
  const kept = v.safeParse(Viewed, readKept(KEY));
  return kept.success && kept.output.user_id === user_id ? kept.output.patch_ids : [];
}
