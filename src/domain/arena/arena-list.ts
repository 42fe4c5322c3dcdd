import { arenaGameTypes } from '#sync/mutations/arena.ts';
import type { Rows } from '#sync/records/collections.ts';
import { distances_m, type Position } from '../place/distance.ts';
import { fold, wordFinder } from '../words/search.ts';
import { compareNames } from '../words/name-order.ts';

export type Arena = Rows['arenas'];
export type ArenaGameType = (typeof arenaGameTypes)[number];
export type ArenaSort = 'name' | 'distance';

/** Spec 2 §9: the list shows so many types of game, then +N. */
const SHOWN_TYPES = 2;

export type ListedArena = {
  readonly arena: Arena;
  /** Metres; undefined while the place of this device is unknown. */
  readonly distance_m: number | undefined;
};

type Wish = {
  /** undefined: every type. */
  readonly type: ArenaGameType | undefined;
  readonly sort: ArenaSort;
  readonly here: Position | null;
  /** Words of its name, city or state, as typed; '' for all. */
  readonly q?: string | undefined;
};

/**
 * The arenas of the map (Spec 2 §2): published ones of the wished type and words. Nearest first only where
 * the place of this device is known; otherwise, and at the same distance, by name.
 */
export function listedArenas(rows: readonly Arena[], wish: Wish): ListedArena[] {
  const { type, sort, here, q = '' } = wish;
  const finds = wordFinder(q);
  const found = rows
    .filter(({ is_active, game_types }) => is_active && (!type || game_types.includes(type)))
    .filter(({ name, city, state }) => q === '' || finds(fold(`${name} ${city} ${state}`)))
    .toSorted((a, b) => compareNames(a.name, b.name));
  if (!here) return found.map((arena) => ({ arena, distance_m: undefined }));
  const metres = distances_m(
    here,
    Float64Array.from(found.flatMap(({ latitude, longitude }) => [latitude, longitude])),
  );
  const listed = found.map((arena, at) => ({ arena, distance_m: metres[at]! }));
  return sort === 'distance' ? listed.toSorted((a, b) => a.distance_m - b.distance_m) : listed;
}

/** My proposals: on the map only I see them, and beside its list. */
export const waitingArenas = (rows: readonly Arena[], me: string | undefined): ListedArena[] =>
  rows
    .filter(({ is_active, created_by }) => !is_active && me !== undefined && created_by === me)
    .map((arena) => ({ arena, distance_m: undefined }));

export const isGameType = (type: string): type is ArenaGameType =>
  arenaGameTypes.some((one) => one === type);

/** The types of game that this version knows, in the order of the row. */
export const knownTypes = ({ game_types }: Pick<Arena, 'game_types'>): ArenaGameType[] =>
  game_types.filter(isGameType);

/** What a row of the list shows, and how many more there are. */
export function firstTypes(arena: Pick<Arena, 'game_types'>): {
  readonly shown: readonly ArenaGameType[];
  readonly more: number;
} {
  const types = knownTypes(arena);
  return { shown: types.slice(0, SHOWN_TYPES), more: Math.max(0, types.length - SHOWN_TYPES) };
}

/** What an address says; other words mean the default. */
export function readArenaSearch(given: { readonly type?: unknown; readonly sort?: unknown }): {
  readonly type: ArenaGameType | undefined;
  readonly sort: ArenaSort;
} {
  return {
    type: arenaGameTypes.find((one) => one === given.type),
    sort: given.sort === 'distance' ? 'distance' : 'name',
  };
}
