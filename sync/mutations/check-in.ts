import * as v from 'valibot';
import { checkInMarks } from '../records/event-record.ts';
import { Id, Instant } from '../records/record.ts';
import { defineMutation, unseen } from './mutation.ts';

/**
 * Somebody passed the gate, out or in, or an earlier mark was a mistake. Recorded whatever the list says, and
 * flagged by the server when it should not have happened (field.md §5).
 * Refusals: event_not_found, not_allowed, invalid_args (a time long before the event).
 */
export const checkIn = defineMutation({
  name: 'check_in@1',
  args: v.object({
    id: Id,
    event_id: Id,
    operator_id: v.nullable(Id), // null: a pass that nobody knows
    mark: v.picklist(checkInMarks),
    undoes: v.optional(Id), // with `undo` only
    scanned_at: Instant, // by this device's clock
    clock_offset_ms: v.pipe(v.number(), v.integer()), // server minus device at the last sync
    device_id: Id,
    data_version: v.nullable(Instant), // of the list that the decision was made with
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, event_id, undoes, ...mark }, { user_id, at }) => [
    {
      collection: 'event_records',
      id,
      change: (row) =>
        row ?? {
          id,
          event_id,
          kind: 'check_in',
          data: {
            ...mark,
            undoes: undoes ?? null,
            received_at: at,
            staff_id: user_id,
            staff_name: '', // the server knows what the organiser calls me
            flagged: false,
          },
          ...unseen,
        },
    },
  ],
});
