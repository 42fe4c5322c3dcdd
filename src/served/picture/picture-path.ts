import { isFull, placesLeft } from '#domain/event/event-rules.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';
import { ID } from '../pages/id-pattern.ts';

/** What the picture of an event shows. */
export type Pictured = Pick<
  AirsoftEvent,
  | 'id'
  | 'name'
  | 'date'
  | 'time'
  | 'location'
  | 'status'
  | 'game_mode'
  | 'is_info_only'
  | 'registration_closed'
  | 'closed_because_full'
  | 'max_op'
  | 'operators_count'
  | 'places_offered'
>;

/** What the picture of a team shows: no person's name, because previews keep it. */
export type PicturedTeam = Pick<Rows['teams'], 'id' | 'name' | 'city' | 'state' | 'description'>;

/** Changes with the drawing: then every picture has another address. */
const DRAWING = 2;

/** More free places are not counted: or every registration would draw another picture. */
const FEW = 20;

/** What is said of the list, and how many places are free at most where it counts them. */
type PlacesShown = readonly ['nothing' | 'closed' | 'full' | 'few' | 'many', free: number];

export function placesShown(event: Pictured): PlacesShown {
  if (event.status !== 'planned' || event.is_info_only) return ['nothing', 0];
  if (isFull(event)) return ['full', 0];
  if (event.registration_closed) return ['closed', 0];
  const left = placesLeft(event);
  if (left === null) return ['nothing', 0];
  return left > FEW ? ['many', FEW] : ['few', left];
}

/**
 * Where the event's picture is. A changed picture has another address, because previews keep it.
 */
export const picturePath = (event: Pictured): string => {
  const { id, name, date, time, location, status, game_mode } = event;
  const shown = [name, date, time, location, status, game_mode, ...placesShown(event)];
  return `/event-picture/${id}-${versionOf(shown)}.png`;
};

/** The same for a team. */
export const teamPicturePath = ({ id, name, city, state, description }: PicturedTeam): string =>
  `/team-picture/${id}-${versionOf([name, city, state, description])}.png`;

const PATH = new RegExp(`^/(event|team)-picture/(${ID})-[0-9a-f]{8}\\.png$`);

/**
 * Whose picture is at this path, also of an earlier version; null when the path is not that of a
 * picture.
 */
export function picturedAt(path: string): { of: 'event' | 'team'; id: string } | null {
  const [, of, id] = PATH.exec(path) ?? [];
  return id === undefined ? null : { of: of as 'event' | 'team', id };
}

/** FNV-1a, 32 bits: it tells versions of one picture apart, and protects nothing. */
function versionOf(shown: readonly (string | number | null)[]): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify([DRAWING, ...shown])) {
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
