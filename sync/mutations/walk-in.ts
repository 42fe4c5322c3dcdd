import * as v from 'valibot';
import { Id, Instant } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { newOperator, newTeam, personFields, teamFields } from './registration-fields.ts';

/**
 * Somebody who came to the gate without a registration: it happened, so a full event flags it and does not
 * refuse. From twelve hours before the start to a day after it, by organiser or staff; may arrive days later.
 * Refusals: name_and_whatsapp_required, event_not_found, not_allowed, event_cancelled, gate_not_open,
 * event_past, whatsapp_already_registered, team_not_found, team_full, team_name_taken,
 * too_many_requests.
 */
export const walkIn = defineMutation({
  name: 'walk_in@1',
  args: v.object({ ...personFields, ...teamFields, event_id: Id, came_at: Instant }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: (args, { at }) => [
    {
      collection: 'operators',
      id: args.operator_id,
      change: (row) => row ?? { ...newOperator(args, { at, user_id: null }), walk_in: true },
    },
    ...newTeam(args, { at, members_count: 1 }),
  ],
});
