import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * Moves somebody of my event into another team of it, or into none.
 * Refusals: event_not_found, not_allowed, team_not_found, registration_not_found, team_full.
 */
export const moveParticipant = defineMutation({
  name: 'move_participant@1',
  args: v.object({ operator_id: Id, event_id: Id, event_team_id: v.nullable(Id) }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ operator_id, event_team_id }) => [
    {
      collection: 'operators',
      id: operator_id,
      change: (row) => row && { ...row, event_team_id },
    },
  ],
});
