import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { newOperator, newTeam, personFields, teamFields } from './registration-fields.ts';

/**
 * Somebody without an account, put into the list of my event, also while it is closed.
 * Refusals: name_and_whatsapp_required, event_not_found, not_allowed, event_cancelled, event_past,
 * whatsapp_already_registered, event_full, team_required, team_not_found, team_full, team_name_taken.
 */
export const addParticipant = defineMutation({
  name: 'add_participant@1',
  args: v.object({ ...personFields, ...teamFields, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: (args, { at }) => [
    {
      collection: 'operators',
      id: args.operator_id,
      change: (row) => row ?? newOperator(args, { at, user_id: null }),
    },
    ...newTeam(args, { at, members_count: 1 }),
  ],
});
