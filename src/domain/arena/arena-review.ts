import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { nearArenas, type NearArena } from './near-arenas.ts';
import { distance_m } from '../place/distance.ts';

type Arena = Rows['arenas'];

/** What an administrator looks at around a proposal. Metres. */
const AROUND_M = 2_000;

/** A proposal with what is around it, nearest first. */
export type ArenaReview = {
  readonly arena: Arena;
  /** Every other arena within 2 km, also those that wait. */
  readonly around: readonly { readonly arena: Arena; readonly distance_m: number }[];
  /** Those that may be the proposed one. */
  readonly doubles: readonly NearArena[];
};

/** What waits for an administrator, the oldest first. @param arenas active and waiting ones */
export function arenaReviews(arenas: readonly Arena[]): readonly ArenaReview[] {
  return arenas
    .filter(({ is_active }) => !is_active)
    .toSorted(byCreation)
    .map((arena) => ({
      arena,
      around: arenas
        .filter(({ id }) => id !== arena.id)
        .map((other) => ({ arena: other, distance_m: distance_m(arena, other) }))
        .filter((one) => one.distance_m <= AROUND_M)
        .toSorted((a, b) => a.distance_m - b.distance_m),
      doubles: nearArenas(arenas, {
        id: arena.id,
        name: arena.name,
        city: arena.city,
        point: arena,
      }),
    }));
}
