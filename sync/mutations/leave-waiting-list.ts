import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Out of the line, or an offer declined; anybody of my event. Refusals: event_not_found, not_waiting. */
export const leaveWaitingList = defineMutation({
  name: 'leave_waiting_list@1',
  args: v.object({ id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `leave:${id}`,
  effects: ({ id }) => [
    {
      collection: 'event_records',
      id,
      change: (row) =>
        row?.kind === 'waiting' ? { ...row, data: { ...row.data, status: 'left', name: '' } } : row,
    },
  ],
});
