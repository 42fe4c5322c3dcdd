import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** My answer to an organiser who asks me to help at the gate. Refusals: event_not_found, staff_not_found. */
export const answerStaff = defineMutation({
  name: 'answer_staff@1',
  args: v.object({ id: Id, event_id: Id, accept: v.boolean() }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `answer:${id}`,
  effects: ({ id, accept }, { at }) => [
    {
      collection: 'event_records',
      id,
      change: (row) =>
        accept && row?.kind === 'staff'
          ? { ...row, data: { ...row.data, accepted_at: row.data.accepted_at ?? at } }
          : undefined,
    },
  ],
});
