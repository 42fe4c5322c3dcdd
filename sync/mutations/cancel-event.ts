import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { eventReason } from './event-fields.ts';
import { defineMutation } from './mutation.ts';

/** Calls my event off, for good: everybody is told. Refusals: event_not_found, not_allowed, event_cancelled, event_past. */
export const cancelEvent = defineMutation({
  name: 'cancel_event@1',
  args: v.object({ id: Id, reason: eventReason }),
  lane: ({ id }) => `event:${id}`,
  once: ({ id }) => `cancel:${id}`,
  effects: ({ id, reason }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => row && { ...row, status: 'cancelled', status_reason: reason ?? null },
    },
  ],
});
