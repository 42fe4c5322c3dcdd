import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { isUpcoming } from '../time/event-day.ts';

/**
 * The public rows with which a page starts before any database is open: those that this device saw
 * last, or those that the server wrote into the page (src/served). Both have this form.
 */
export const SEEN_VERSION = 1;
export const SEEN_EVENTS = 'qg.seen.events';
export const SEEN_HOME = 'qg.seen.home';
/** In whose language the rows are shown, and whether they are signed in. */
export const SEEN_READER = 'qg.seen.reader';
/** The next game of the person who is signed in, when it is public. */
export const SEEN_NEXT = 'qg.seen.next';
/** Whether the home page showed a date of my team. */
export const SEEN_AGENDA = 'qg.seen.home_agenda';
/** How many rows of what waits for me the home page showed. */
export const SEEN_WAITING = 'qg.seen.home_waiting';
/** So many of them are shown at first. */
export const MOST_WAITING = 5;
export const seenEvent = (id: string): string => `qg.seen.event.${id}`;

/** Rows of the list that are kept. */
export const SEEN_ROWS = 12;

/** The fields that a row of a list shows, on the home page too. */
export const listedFields = [
  'id',
  'name',
  'date',
  'time',
  'location',
  'game_mode',
  'is_public',
  'registration_closed',
  'closed_because_full',
  'status',
  'max_op',
  'operators_count',
  'places_offered',
  'starts_at',
  'is_info_only',
  'price_cents',
] as const satisfies readonly (keyof AirsoftEvent)[];

export type ListedEvent = Pick<AirsoftEvent, (typeof listedFields)[number]>;

/** The fields that an event's screen shows first. */
export const shownFields = [
  ...listedFields,
  'briefing',
  'teams_count',
  'status_reason',
  'banner',
  'latitude',
  'longitude',
  'waiting_count',
  'gate_time',
  'end_time',
  'energy_limits',
  'what_to_bring',
  'show_contact',
  'place_is_secret',
  'winner_team_ids',
  'organiser_name',
  'organiser_avatar_url',
] as const satisfies readonly (keyof AirsoftEvent)[];

export type ShownEvent = Pick<AirsoftEvent, (typeof shownFields)[number]>;

/** The fields that the next game's card shows. */
export const nextFields = [
  'id',
  'name',
  'date',
  'time',
  'place_is_secret',
  'starts_at',
  'location',
  'latitude',
  'longitude',
  'gate_time',
  'end_time',
  'status',
] as const satisfies readonly (keyof AirsoftEvent)[];

export type NextEvent = Pick<AirsoftEvent, (typeof nextFields)[number]>;

/** What is kept of it. `has_pass`: I have a place, so from the day before its pass is one tap away. */
export type SeenNext = { readonly event: NextEvent | null; readonly has_pass: boolean };

/** Null where nothing is known, or the game is over. @param today YYYY-MM-DD */
export function readSeenNext(stored: unknown, today: string): SeenNext | null {
  const {
    version,
    event,
    has_pass = false,
  } = (stored ?? {}) as Partial<SeenNext> & {
    version?: number;
  };
  if (version !== SEEN_VERSION || event === undefined) return null;
  if (event && !(hasFields(event, nextFields) && isUpcoming(event.date, today))) return null;
  return { event, has_pass };
}

/** The fields that a patch of the home page shows. */
export const pinnedFields = ['id', 'nome', 'imagem_url', 'desenho', 'para'] as const;

export const only = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** Whether a stored row has these fields: another version of the app may have stored it. */
export const hasFields = <Name extends keyof AirsoftEvent>(
  row: object,
  names: readonly Name[],
): row is Pick<AirsoftEvent, Name> => names.every((name) => name in row);
