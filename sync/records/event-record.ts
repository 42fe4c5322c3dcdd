import * as v from 'valibot';
import { defineKinds, Id, Instant } from './record.ts';

/** `undo` names the mark that it takes back. field.md §5, rule 1. */
export const checkInMarks = ['in', 'out', 'undo'] as const;
export const waitingStatuses = ['waiting', 'offered', 'taken', 'expired', 'left'] as const;

/** What an event has beside its people and teams: check-ins, staff, waiting list (field.md §5). */
export const event_records = defineKinds({
  indexes: ['event_id'],
  entries: { id: Id, event_id: Id },
  kinds: {
    /** Append-only: never changed, never deleted. Who is on the field is computed from all of them. */
    check_in: {
      operator_id: v.nullable(Id), // null: a pass that this event does not know; a walk-in may arrive later
      mark: v.picklist(checkInMarks),
      undoes: v.nullable(Id),
      scanned_at: Instant, // by the device's clock
      clock_offset_ms: v.number(), // server minus device at the last sync
      received_at: Instant, // by the server's
      device_id: Id,
      staff_id: v.nullable(Id),
      staff_name: v.string(),
      data_version: v.nullable(Instant), // of the list that the decision was made with
      flagged: v.boolean(), // it happened, and should not have
    },
    /** `accepted_at` is null while the person was asked and has not answered. */
    staff: {
      user_id: Id,
      name: v.string(),
      created_at: Instant,
      accepted_at: v.nullable(Instant),
    },
    waiting: {
      user_id: Id, // only my own row, or all of my event
      name: v.string(), // empty when they left
      status: v.picklist(waitingStatuses),
      offered_until: v.nullable(Instant),
      created_at: Instant,
    },
  },
});
