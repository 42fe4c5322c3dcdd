import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen } from './mutation.ts';
import { textOf } from './text.ts';

/**
 * Asks somebody to help at the gate of my event: who accepts (answer_staff@1) sees the list without numbers, and
 * checks people in. `name` is what I call them.
 * Refusals: event_not_found, not_allowed, already_staff, user_not_found, too_many_staff.
 */
export const addStaff = defineMutation({
  name: 'add_staff@1',
  args: v.object({
    id: Id,
    event_id: Id,
    user_id: Id,
    name: textOf(2, 100),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, event_id, user_id, name }, { at }) => [
    {
      collection: 'event_records',
      id,
      change: (row) =>
        row ?? {
          id,
          event_id,
          kind: 'staff',
          data: { user_id, name, created_at: at, accepted_at: null },
          ...unseen,
        },
    },
  ],
});
