import type { AirsoftEvent, GameMode } from '#sync/records/airsoft-event.ts';

export type Capacity = Pick<AirsoftEvent, 'max_op' | 'operators_count' | 'places_offered'>;
type Registrable = Capacity &
  Pick<AirsoftEvent, 'starts_at' | 'status' | 'registration_closed' | 'closed_because_full'>;

/**
 * The registration state of an event for its viewer. `closed`: the organiser closed it. `full`: it
 * closed automatically. `past`: the game has begun.
 */
export type RegistrationState =
  | 'registered'
  | 'cancelled'
  | 'postponed'
  | 'closed'
  | 'past'
  | 'full'
  | 'needs_sign_in'
  | 'open';

/**
 * Checks the reasons in the order in which the database refuses (decision 2), so that the screen
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
  const offered = viewer.offered ?? false;
  if (event.registration_closed && !event.closed_because_full && !offered) return 'closed';
  if (hasStarted(event, viewer.now)) return 'past';
  if (!offered && (event.closed_because_full || placesLeft(event) === 0)) return 'full';
  return viewer.signed_in ? 'open' : 'needs_sign_in';
}

/**
 * From its start on, nobody can register or cancel; a postponed event has no date. @param now UTC
 * ISO instant
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

/** How many people a team of this mode holds (Spec 1 §9); null = the mode has no chosen teams. */
export function teamSize(game_mode: GameMode): 3 | 5 | null {
  if (game_mode === '3X3') return 3;
  return game_mode === '5X5' ? 5 : null;
}

/** Whether the event is the person's own (Spec 1 §6). @param user_id null for a visitor */
export function isOwner(event: Pick<AirsoftEvent, 'created_by'>, user_id: string | null): boolean {
  return user_id !== null && event.created_by === user_id;
}

/** The public invite link (Spec 1 §9). @param origin `https://…` without a trailing slash */
export const inviteLink = (origin: string, event_id: string): string =>
  `${origin}/register/${event_id}`;
