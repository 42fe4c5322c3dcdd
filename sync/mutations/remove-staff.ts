import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Somebody of my event's staff, or myself, is staff no more. Refusals: event_not_found, staff_not_found. */
export const removeStaff = defineMutation({
  name: 'remove_staff@1',
  args: v.object({ id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `remove:${id}`,
  effects: ({ id }) => [{ collection: 'event_records', id, change: () => undefined }],
});
