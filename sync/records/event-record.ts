import * as v from 'valibot';
import { defineKinds, Id, Instant } from './record.ts';

/** `undo` names the mark that it takes back. field.md §5, rule 1. */
export const checkInMarks = ['in', 'out', 'undo'] as const;
export const waitingStatuses = ['waiting', 'offered', 'taken', 'expired', 'left'] as const;

/** What an event has besides its people and teams: check-ins, staff, waiting list (field.md §5). */
export const event_records = defineKinds({
  indexes: ['event_id'],
  entries: { id: Id, event_id: Id },
  kinds: {
    /**
     * Append-only: never changed, never deleted. Who is on the field is computed from all of them.
     */
    check_in: {
      // null: a pass that this event does not know; a walk-in may arrive later
      operator_id: v.nullable(Id),
      mark: v.picklist(checkInMarks),
      undoes: v.nullable(Id),
      scanned_at: Instant, // by the device's clock
      clock_offset_ms: v.number(), // server minus device at the last sync
      received_at: Instant, // by the server's
      device_id: Id,
      staff_id: v.nullable(Id),
      staff_name: v.string(),
      data_version: v.nullable(Instant), // of the list that the decision was based on
      flagged: v.boolean(), // a check-in that happened although it should not have
    },
    /** `accepted_at` is null until the invited person accepts. */
    staff: {
      user_id: Id,
      name: v.string(),
      created_at: Instant,
      accepted_at: v.nullable(Instant),
    },
    waiting: {
      user_id: Id, // only my own row, or all rows of my event
      name: v.string(), // empty when the person has left
      status: v.picklist(waitingStatuses),
      offered_until: v.nullable(Instant),
      created_at: Instant,
    },
  },
});
