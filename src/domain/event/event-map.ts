import type { AirsoftEvent, GameMode } from '#sync/records/airsoft-event.ts';
import { fold, wordFinder } from '../words/search.ts';
import { distances_m, type Position } from '../place/distance.ts';
import { isUpcoming } from '../time/event-day.ts';
import { hasStarted, isFull } from './event-rules.ts';

export const mapFilters = ['upcoming', 'all', 'past'] as const;
export type MapFilter = (typeof mapFilters)[number];
export type MapSort = 'date' | 'distance';

type Placed = Pick<
  AirsoftEvent,
  'id' | 'name' | 'location' | 'game_mode' | 'date' | 'starts_at' | 'latitude' | 'longitude'
>;

/** What the server does not tell of an older game, since it is over: these stand for all of them. */
const of_older = {
  created_by: null,
  is_public: true,
  registration_closed: true,
  closed_because_full: false,
  max_op: 0,
  operators_count: 0,
  places_offered: 0,
  is_info_only: false,
} satisfies Partial<AirsoftEvent>;

type Told = Placed & Pick<AirsoftEvent, 'time' | 'status'>;

/** What the map knows of an event: a row of this device, or an older one that the server told. */
export type EventOnMap = Told & Pick<AirsoftEvent, keyof typeof of_older>;

export type MappedEvent<Event extends Placed = EventOnMap> = {
  readonly event: Event;
  /** Where it is drawn; null without coordinates. */
  readonly place: Position | null;
  /** Metres; undefined while the place of this device is unknown, or the event has none. */
  readonly distance_m: number | undefined;
};

type Wish = {
  readonly filter: MapFilter;
  readonly sort: MapSort;
  readonly here: Position | null;
  /** YYYY-MM-DD, in Brasília. */
  readonly today: string;
  /** Words of its name, place or game mode, as typed; '' for all. */
  readonly q?: string | undefined;
  /** A game mode in the language of the screen; the stored word is found too. */
  readonly modeWord?: (mode: GameMode) => string;
};

/**
 * The events of the map (Spec 2 §5, event map filter). Upcoming ones in the order in which they
 * begin, the latest past one first, and where both are shown the upcoming ones first. Nearest first
 * only where a distance is known; what has none comes last.
 */
export function mappedEvents<Event extends Placed>(
  every: readonly Event[],
  { filter, sort, here, today, q = '', modeWord = (mode) => mode }: Wish,
): MappedEvent<Event>[] {
  const finds = wordFinder(q);
  const textOf = ({ name, location, game_mode }: Placed) =>
    fold(`${name} ${location} ${game_mode} ${modeWord(game_mode)}`);
  const rows = every.filter((row) => q === '' || finds(textOf(row)));
  const is_ahead = ({ date }: Placed) => isUpcoming(date, today);
  const ahead = filter === 'past' ? [] : rows.filter(is_ahead).toSorted(byStart);
  const over =
    filter === 'upcoming'
      ? []
      : rows
          .filter((one) => !is_ahead(one))
          .toSorted(byStart)
          .reverse();
  const events = [...ahead, ...over].map((event) => ({ event, place: placeOf(event) }));
  const metres =
    here &&
    distances_m(
      here,
      Float64Array.from(
        events.flatMap(({ place }) => [place?.latitude ?? Number.NaN, place?.longitude ?? 0]),
      ),
    );
  const mapped = events.map((one, at) => {
    const far = metres?.[at];
    return { ...one, distance_m: far === undefined || Number.isNaN(far) ? undefined : far };
  });
  if (sort === 'date' || mapped.every(({ distance_m }) => distance_m === undefined)) return mapped;
  const far = ({ distance_m }: MappedEvent<Event>) => distance_m ?? Number.MAX_VALUE;
  return mapped.toSorted((a, b) => far(a) - far(b));
}

/** The rows of this device, and of older games those that it does not have. */
export function withPast(
  rows: readonly EventOnMap[],
  past: readonly Told[],
): readonly EventOnMap[] {
  const known = new Set(rows.map(({ id }) => id));
  const older = past.filter(({ id }) => !known.has(id));
  return [...rows, ...older.map((event) => ({ ...of_older, ...event }))];
}

/**
 * The reason that closes registration, the weightiest first. An event that takes no registrations
 * in the app is open too.
 * @param now UTC ISO instant
 */
export function stateOnMap(
  event: EventOnMap,
  now: string,
): 'open' | 'cancelled' | 'postponed' | 'past' | 'full' | 'closed' {
  if (event.status !== 'planned') return event.status;
  if (hasStarted(event, now)) return 'past';
  if (isFull(event)) return 'full';
  return event.registration_closed && !event.is_info_only ? 'closed' : 'open';
}

const byStart = (a: Placed, b: Placed): number =>
  Date.parse(a.starts_at) - Date.parse(b.starts_at) || (a.id < b.id ? -1 : 1);

const placeOf = ({ latitude, longitude }: Placed): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** What an address says; other words mean the default. */
export function readMapSearch(given: {
  readonly show?: unknown;
  /** As older addresses call it. */
  readonly filter?: unknown;
  readonly sort?: unknown;
}): {
  readonly filter: MapFilter;
  readonly sort: MapSort;
} {
  return {
    filter: mapFilters.find((one) => one === (given.show ?? given.filter)) ?? 'upcoming',
    sort: given.sort === 'distance' ? 'distance' : 'date',
  };
}
