import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { newOperator, newTeam, personFields, teamFields } from './registration-fields.ts';

/**
 * My place in an event; also the place that the waiting list holds for me, and the one that somebody took with a
 * number which I have verified: then that row becomes mine, and no row of this id is made.
 * Refusals: event_not_found, event_cancelled, event_postponed, registration_closed, event_past,
 * already_registered, whatsapp_already_registered, event_full, team_required, team_not_found, team_full,
 * team_name_taken, team_limit, too_many_requests.
 */
export const register = defineMutation({
  name: 'register@1',
  args: v.object({ ...personFields, ...teamFields, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ event_id }, { user_id }) => `register:${event_id}:${user_id}`,
  effects: (args, asked) => [
    {
      collection: 'operators',
      id: args.operator_id,
      change: (row) => row ?? newOperator(args, asked),
    },
    ...newTeam(args, { at: asked.at, members_count: 1 }),
  ],
});
