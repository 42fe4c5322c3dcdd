import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Deletes my event and empties it; people and teams go with it. Refusals: event_not_found, not_allowed. */
export const deleteEvent = defineMutation({
  name: 'delete_event@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `event:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'airsoft_events', id, change: () => undefined }],
});
