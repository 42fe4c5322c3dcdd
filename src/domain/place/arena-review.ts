import type { Rows } from '#sync/records/collections.ts';
import { distance_m } from './distance.ts';

type Arena = Rows['arenas'];

/** Two arenas within this distance are probably the same one. Metres. */
export const SAME_PLACE_M = 200;

/** A proposal, and the arenas that may be the same place, nearest first. */
export type ArenaReview = {
  readonly arena: Arena;
  readonly near: readonly { readonly arena: Arena; readonly distance_m: number }[];
};

/** What waits for an administrator, the oldest first. @param arenas active and waiting ones */
export function arenaReviews(arenas: readonly Arena[]): readonly ArenaReview[] {
  return arenas
    .filter(({ is_active }) => !is_active)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map((arena) => ({
      arena,
      near: arenas
        .filter(({ id }) => id !== arena.id)
        .map((other) => ({ arena: other, distance_m: distance_m(arena, other) }))
        .filter((one) => one.distance_m <= SAME_PLACE_M)
        .toSorted((a, b) => a.distance_m - b.distance_m),
    }));
}
