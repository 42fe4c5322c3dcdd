import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Closes the list of my event until I open it again. Refusals: event_not_found, not_allowed. */
export const closeRegistration = defineMutation({
  name: 'close_registration@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `event:${id}`,
  effects: ({ id }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => row && { ...row, registration_closed: true, closed_because_full: false },
    },
  ],
});
