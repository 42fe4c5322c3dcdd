import * as v from 'valibot';
import { defineMutation, newId } from '../kit/mutation.ts';
import { Id } from '../records/record.ts';
import { createEventRecord } from './event-record-effect.ts';

/** Crockford's base 32: a hundred random bits. */
const StaffCode = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{20}$/));

/** Six digits. */
const StaffPin = v.pipe(v.string(), v.regex(/^[0-9]{6}$/));

/**
 * Makes the link by which people join the staff of my event; the link that it had ends. Refusals: event_not_found, not_allowed, event_cancelled,
 * event_past, id_reused.
 */
const createStaffLink = defineMutation({
  name: 'create_staff_link@1',
  args: v.object({
    id: Id,
    event_id: Id,
    code: StaffCode, // made on the device, so that it can be shown before it is sent
    pin: StaffPin,
  }),
  fill: newId,
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, event_id, code, pin }, { at }) => [
    createEventRecord(
      'staff_link',
      { id, event_id },
      { code, pin, is_locked: false, created_at: at },
    ),
  ],
});

/**
 * Ends the link. People who joined by it stay. Refusals: event_not_found, not_allowed,
 * staff_link_not_found.
 */
const endStaffLink = defineMutation({
  name: 'end_staff_link@1',
  args: v.object({ id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `end-staff-link:${id}`,
  effects: ({ id }) => [{ collection: 'event_records', id, change: () => undefined }],
});

/**
 * Joins the staff of an event by its link and PIN. `id` is my staff row's if I was asked already,
 * else a new one. Nothing is shown before the answer: only the server knows whether the PIN is
 * right. Refusals: event_not_found, already_staff, too_many_staff, too_many_requests, daily_limit,
 * staff_link_not_found, staff_link_ended, staff_link_locked, staff_link_used, wrong_pin,
 * event_cancelled, event_past.
 */
const joinStaff = defineMutation({
  name: 'join_staff@1',
  args: v.object({ id: Id, event_id: Id, code: StaffCode, pin: StaffPin }),
  fill: newId,
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ event_id, code, pin }, { user_id }) => `join:${event_id}:${code}:${pin}:${user_id}`,
  effects: () => [],
});

/** Joining the staff of an event by a link that its organiser made. */
export const staffLinkMutations = {
  [createStaffLink.name]: createStaffLink,
  [endStaffLink.name]: endStaffLink,
  [joinStaff.name]: joinStaff,
} as const;
