import * as v from 'valibot';
import { checkInMarks } from '../records/event-record.ts';
import { Id, Instant } from '../records/record.ts';
import { defineMutation, unseen } from '../mutations/mutation.ts';
import { textOf } from '../mutations/text.ts';
import { newOperator, newTeam, personFields, teamFields } from './registration.ts';

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

/** Somebody of my event's staff, or myself, is staff no more. Refusals: event_not_found, staff_not_found. */
export const removeStaff = defineMutation({
  name: 'remove_staff@1',
  args: v.object({ id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `remove:${id}`,
  effects: ({ id }) => [{ collection: 'event_records', id, change: () => undefined }],
});

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

/**
 * Somebody who came to the gate without a registration: it happened, so a full event flags it and does not
 * refuse. From twelve hours before the start to a day after it, by organiser or staff; may arrive days later.
 * Refusals: name_and_whatsapp_required, event_not_found, not_allowed, event_cancelled, gate_not_open,
 * event_past, whatsapp_already_registered, team_not_found, team_full, team_name_taken,
 * too_many_requests.
 */
export const walkIn = defineMutation({
  name: 'walk_in@1',
  args: v.object({ ...personFields, ...teamFields, event_id: Id, came_at: Instant }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: (args, { at }) => [
    {
      collection: 'operators',
      id: args.operator_id,
      change: (row) => row ?? { ...newOperator(args, { at, user_id: null }), walk_in: true },
    },
    ...newTeam(args, { at, members_count: 1 }),
  ],
});

/** The gate: who helps there, who came, and who came without a registration. */
export const gateMutations = {
  [addStaff.name]: addStaff,
  [answerStaff.name]: answerStaff,
  [removeStaff.name]: removeStaff,
  [checkIn.name]: checkIn,
  [walkIn.name]: walkIn,
} as const;
