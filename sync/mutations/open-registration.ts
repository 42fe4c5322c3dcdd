import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * Opens the list of my event. One that is full closes by itself, which only the server knows: with a limit
 * nothing is shown before it has answered. Refusals: event_not_found, not_allowed, event_cancelled.
 */
export const openRegistration = defineMutation({
  name: 'open_registration@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `event:${id}`,
  effects: ({ id }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => (row?.max_op === 0 ? { ...row, registration_closed: false } : row),
    },
  ],
});
