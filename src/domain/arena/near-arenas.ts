import { distance_m, type Position } from '../place/distance.ts';
import { fold } from '../words/search.ts';
import type { Arena } from './arena-list.ts';

/** Two arenas within this distance are probably the same one. Metres. */
const SAME_PLACE_M = 200;

export type NearArena = {
  readonly arena: Arena;
  /** Metres; undefined while the new one has no point. */
  readonly distance_m: number | undefined;
};

type Proposed = {
  /** Of the arena that is corrected: it is not its own double. */
  readonly id: string | undefined;
  readonly name: string;
  readonly city: string;
  readonly point: Position | undefined;
};

/**
 * The arenas of this device that may be the proposed one, nearest first: within 200 m, or with the
 * same name in the same city.
 */
export function nearArenas(arenas: readonly Arena[], proposed: Proposed): readonly NearArena[] {
  const { id, name, city, point } = proposed;
  return arenas
    .filter((arena) => arena.id !== id)
    .map((arena) => ({ arena, distance_m: point && distance_m(point, arena) }))
    .filter(
      ({ arena, distance_m: metres = Number.MAX_VALUE }) =>
        metres <= SAME_PLACE_M ||
        (name.trim() !== '' && isSame(arena.name, name) && isSame(arena.city, city)),
    )
    .toSorted((a, b) => (a.distance_m ?? 0) - (b.distance_m ?? 0));
}

const isSame = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();
