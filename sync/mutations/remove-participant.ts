import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Takes somebody out of the list of my event, any time. Refusals: event_not_found, not_allowed, registration_not_found. */
export const removeParticipant = defineMutation({
  name: 'remove_participant@1',
  args: v.object({ operator_id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ operator_id }) => `cancel:${operator_id}`,
  effects: ({ operator_id }) => [
    { collection: 'operators', id: operator_id, change: () => undefined },
  ],
});
