import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * Gives a place back: my own until the event starts, any as the organiser.
 * Refusals: event_not_found, registration_not_found, event_started.
 */
export const cancelRegistration = defineMutation({
  name: 'cancel_registration@1',
  args: v.object({ operator_id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ operator_id }) => `cancel:${operator_id}`,
  effects: ({ operator_id }) => [
    { collection: 'operators', id: operator_id, change: () => undefined },
  ],
});
