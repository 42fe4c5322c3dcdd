import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/**
 * The fields that a row of the list shows; they are also kept for the next start (seen-events.ts).
 */
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
] as const satisfies readonly (keyof AirsoftEvent)[];

export type ListedEvent = Pick<AirsoftEvent, (typeof listedFields)[number]>;
