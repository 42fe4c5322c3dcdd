import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { eventFields, startsAt } from './event-fields.ts';
import { defineMutation, unseen } from './mutation.ts';

/**
 * A new event of mine. Refusals: invalid_args (with the field), id_reused, event_date_past, daily_limit,
 * too_many_public_events.
 */
export const createEvent = defineMutation({
  name: 'create_event@1',
  args: v.object({ id: Id, ...eventFields }),
  lane: ({ id }) => `event:${id}`,
  effects: (args, { user_id, at }) => [
    {
      collection: 'airsoft_events',
      id: args.id,
      change: (row) =>
        row ?? {
          ...args,
          closed_because_full: false,
          status: 'planned' as const,
          status_reason: null,
          created_by: user_id,
          created_at: at,
          updated_at: at,
          starts_at: startsAt(args.date, args.time),
          operators_count: 0,
          waiting_count: 0,
          places_offered: 0,
          split_seed: null,
          split_rev: 0,
          ...unseen,
        },
    },
  ],
});
