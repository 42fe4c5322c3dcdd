import type { AirsoftEvent, GameMode } from '#sync/records/airsoft-event.ts';

export type Capacity = Pick<AirsoftEvent, 'max_op' | 'operators_count' | 'places_offered'>;
type Registrable = Capacity &
  Pick<AirsoftEvent, 'starts_at' | 'status' | 'registration_closed' | 'closed_because_full'> & {
    readonly is_info_only?: boolean;
  };

/**
 * The registration state of an event for its viewer. `closed`: the organiser closed it. `full`: the
 * server closed it because no place was left. `past`: the game has begun. `info_only`: the event
 * takes no registrations in the app.
 */
export type RegistrationState =
  | 'registered'
  | 'cancelled'
  | 'postponed'
  | 'info_only'
  | 'closed'
  | 'past'
  | 'full'
  | 'needs_sign_in'
  | 'open';

/**
 * Checks the reasons in the order in which the database refuses, so that the screen
 * says offline what the database will say later. Only the database knows about the last place.
 * `offered`: the waiting list holds a place for the viewer.
 * @param now UTC ISO instant
 */
export function registrationState(
  event: Registrable,
  viewer: { now: string; signed_in: boolean; registered: boolean; offered?: boolean },
): RegistrationState {
  if (viewer.registered) return 'registered';
  if (event.status !== 'planned') return event.status;
  if (event.is_info_only) return 'info_only';
  const offered = viewer.offered ?? false;
  if (event.registration_closed && !event.closed_because_full && !offered) return 'closed';
  if (hasStarted(event, viewer.now)) return 'past';
  if (!offered && isFull(event)) return 'full';
  return viewer.signed_in ? 'open' : 'needs_sign_in';
}

/**
 * Once it has started, registering and cancelling end; a postponed event has no date. @param now
 * UTC ISO instant
 */
export function hasStarted(
  event: Pick<AirsoftEvent, 'starts_at'> & { status?: AirsoftEvent['status'] },
  now: string,
): boolean {
  return event.status !== 'postponed' && Date.parse(event.starts_at) <= Date.parse(now);
}

/**
 * null = unlimited. Also 0 when more people are in than fit, because the limit may have been
 * lowered. A place held for somebody of the waiting list is not left.
 */
export function placesLeft({ max_op, operators_count, places_offered }: Capacity): number | null {
  return max_op === 0 ? null : Math.max(0, max_op - operators_count - places_offered);
}

/**
 * Whether the event hides its count of participants. It does when it takes no registrations and has
 * none from before.
 */
export const hasNoPeople = (event: Pick<AirsoftEvent, 'is_info_only'>, taken: number): boolean =>
  event.is_info_only && taken === 0;

/**
 * Whether no place is left: the server closed the list because it was full, or the organiser lowered
 * the limit to fewer than are registered.
 */
export const isFull = (event: Capacity & Pick<AirsoftEvent, 'closed_because_full'>): boolean =>
  event.closed_because_full || placesLeft(event) === 0;

/** How many people a team of this mode holds (Spec 1 §9); null = the mode has no chosen teams. */
export function teamSize(game_mode: GameMode): 3 | 5 | null {
  if (game_mode === '3X3') return 3;
  return game_mode === '5X5' ? 5 : null;
}

/** What the game's teams are: sides that are drawn, or squads (3X3, 5X5) that people choose. */
export const teamKind = (game_mode: GameMode): 'side' | 'squad' =>
  teamSize(game_mode) === null ? 'side' : 'squad';

/** Whether the event is the person's own (Spec 1 §6). @param person null for a visitor */
export const isOwner = (
  event: Pick<AirsoftEvent, 'created_by'>,
  person: { readonly id: string } | null,
): boolean => person !== null && event.created_by === person.id;

/** For whom a screen of an event is: its organiser, or anybody else. */
export type Viewer = 'organiser' | 'visitor';

/** @param person null for a visitor */
export const viewerOf = (...whose: Parameters<typeof isOwner>): Viewer =>
  isOwner(...whose) ? 'organiser' : 'visitor';

/**
 * Whether a person reads who takes part (Spec 1 §6), and not only how many.
 * @param view the role in which the event's rows were sent (`private.event_view`); undefined before
 * that
 */
export const readsPeople = (
  event: Pick<AirsoftEvent, 'created_by' | 'allow_public_list'>,
  person: { readonly id: string } | null,
  view: string | undefined,
): boolean =>
  view === 'staff' || (view !== 'count' && (isOwner(event, person) || event.allow_public_list));

/**
 * The one address of an event that is given away: copied, shared, in a calendar and in a message.
 * @param origin `https://…` without a trailing slash
 */
export const eventLink = (origin: string, event_id: string): string =>
  `${origin}/event/${event_id}`;
