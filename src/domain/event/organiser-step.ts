import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { peopleArrive } from './event-times.ts';
import { lacksWinners } from './winners.ts';

/** From here on the list is what the organiser needs; before, players. */
const LIST_HOURS = 24;

/**
 * `invite`: the event needs players, or has no list of participants. `list`: at most a day is left,
 * the event is over, or it is cancelled. `gate`: people arrive. `winners`: the game is over, and
 * the organiser has not named its winners yet.
 */
export type OrganiserStep = 'invite' | 'list' | 'gate' | 'winners';

/** The one action that an event asks of its organiser. @param now UTC ISO instant */
export function organiserStep(
  event: Pick<
    AirsoftEvent,
    'status' | 'starts_at' | 'date' | 'time' | 'end_time' | 'is_info_only' | 'winner_team_ids'
  >,
  now: string,
): OrganiserStep {
  const { status, starts_at, is_info_only } = event;
  if (is_info_only) return 'invite';
  if (status === 'cancelled') return 'list';
  if (status === 'postponed') return 'invite';
  if (lacksWinners(event, now)) return 'winners';
  const hours_left = (Date.parse(starts_at) - Date.parse(now)) / 3_600_000;
  if (hours_left > LIST_HOURS) return 'invite';
  return peopleArrive(event, now) ? 'gate' : 'list';
}
