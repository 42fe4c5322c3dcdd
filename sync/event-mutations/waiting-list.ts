import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, newId } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { createEventRecord } from './event-record-effect.ts';

/**
 * Joins the waiting list of a full event. A place that becomes free is held for the first person in
 * it; register@1 accepts it. A person who is registered already by a number that they have verified
 * gets that place instead.
 * Refusals: event_not_found, event_cancelled, event_postponed, registration_closed, event_past,
 * already_registered, already_waiting, event_not_full.
 */
const joinWaitingList = defineMutation({
  name: 'join_waiting_list@1',
  args: v.object({
    id: Id,
    event_id: Id,
    name: textOf(3, 100),
  }),
  fill: newId,
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ event_id }, { user_id }) => `wait:${event_id}:${user_id}`,
  effects: ({ id, event_id, name }, { user_id, at }) => [
    createEventRecord(
      'waiting',
      { id, event_id },
      { user_id, name, status: 'waiting', offered_until: null, created_at: at },
    ),
  ],
});

/**
 * Leaves the waiting list or declines an offer; the organiser can remove anybody. Refusals:
 * event_not_found, not_waiting.
 */
const leaveWaitingList = defineMutation({
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

/** The waiting list of a full event. */
export const waitingListMutations = {
  [joinWaitingList.name]: joinWaitingList,
  [leaveWaitingList.name]: leaveWaitingList,
} as const;
