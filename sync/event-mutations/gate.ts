import * as v from 'valibot';
import { checkInMarks } from '../records/event-record.ts';
import { Id, Instant } from '../records/record.ts';
import { defineMutation, newId } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { createEventRecord } from './event-record-effect.ts';
import { spendLease } from './place-lease.ts';
import { newOperator, newTeam, personFields, teamFields } from './registration.ts';

/**
 * Invites a person to help at the gate of my event. Once they accept (answer_staff@1), they see the
 * list without numbers, and check people in. `name` is my name for them.
 * Refusals: event_not_found, not_allowed, already_staff, user_not_found, too_many_staff.
 */
const addStaff = defineMutation({
  name: 'add_staff@1',
  args: v.object({
    id: Id,
    event_id: Id,
    user_id: Id,
    name: textOf(2, 100),
  }),
  fill: newId,
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, event_id, user_id, name }, { at }) => [
    createEventRecord(
      'staff',
      { id, event_id },
      { user_id, name, created_at: at, accepted_at: null },
    ),
  ],
});

/** My answer to an invitation to help at the gate. Refusals: event_not_found, staff_not_found. */
const answerStaff = defineMutation({
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

/**
 * Removes a person from the staff of my event, or myself from another's. Refusals: event_not_found,
 * staff_not_found.
 */
const removeStaff = defineMutation({
  name: 'remove_staff@1',
  args: v.object({ id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `remove:${id}`,
  effects: ({ id }) => [{ collection: 'event_records', id, change: () => undefined }],
});

/**
 * Records that a person passed the gate, in or out, or undoes an earlier mark. It is recorded
 * whatever the list says, and the server flags it when it should not have happened.
 * Refusals: event_not_found, not_allowed, invalid_args (a time long before the event). Over 500 marks
 * and twenty for each person of the event it waits.
 */
const checkIn = defineMutation({
  name: 'check_in@1',
  args: v.object({
    id: Id,
    event_id: Id,
    operator_id: v.nullable(Id), // null: an unknown pass
    mark: v.picklist(checkInMarks),
    undoes: v.optional(Id), // only with `undo`
    scanned_at: Instant, // by this device's clock
    clock_offset_ms: v.pipe(v.number(), v.integer()), // server minus device at the last sync
    device_id: Id,
    data_version: v.nullable(Instant), // of the list on which the decision was based
  }),
  fill: ({ id, at, clock_offset_ms, device_id, read_at }) => ({
    id,
    scanned_at: at,
    clock_offset_ms,
    device_id,
    data_version: read_at,
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, event_id, undoes, ...mark }, { user_id, at }) => [
    createEventRecord(
      'check_in',
      { id, event_id },
      {
        ...mark,
        undoes: undoes ?? null,
        received_at: at,
        staff_id: user_id,
        staff_name: '', // the server knows the organiser's name for me
        flagged: false,
        relayed_by: null,
      },
    ),
  ],
});

/**
 * Adds a person who came to the gate without a registration. The person is on the field already, so
 * a full event flags the registration and does not refuse it. From twelve hours before the start to
 * a day after it, by organiser or staff; it may arrive days later. A place of this device's lease
 * counts as taken already. A place without `whatsapp` can't be claimed by an account. If the list has
 * the number, the person is the listed one: no place is made, and the server moves the marks. Refusals:
 * name_and_whatsapp_required, event_not_found, not_allowed, event_cancelled, gate_not_open,
 * event_past, team_not_found, team_full, team_name_taken, too_many_requests.
 */
const walkIn = defineMutation({
  name: 'walk_in@1',
  args: v.object({
    ...personFields,
    whatsapp: v.optional(personFields.whatsapp),
    ...teamFields,
    event_id: Id,
    came_at: Instant, // by the server's clock, as far as it is known
    lease_id: v.optional(Id), // of this device, which has a place left
  }),
  fill: ({ at, clock_offset_ms }) => ({
    came_at: new Date(Date.parse(at) + clock_offset_ms).toISOString(),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: (args, { at }) => [
    {
      collection: 'operators',
      id: args.operator_id,
      change: (row) => row ?? { ...newOperator(args, { at, user_id: null }), walk_in: true },
    },
    ...newTeam(args, { at, members_count: 1 }),
    ...(args.lease_id === undefined ? [] : [spendLease(args.lease_id)]),
  ],
});

/** The gate: staff, check-ins, and people who came without a registration. */
export const gateMutations = {
  [addStaff.name]: addStaff,
  [answerStaff.name]: answerStaff,
  [removeStaff.name]: removeStaff,
  [checkIn.name]: checkIn,
  [walkIn.name]: walkIn,
} as const;
