import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from '../kit/mutation.ts';
import { eventFields, eventReason, movedTo } from './event.ts';

/**
 * Cancels my event for good; all participants are notified. Refusals: event_not_found, not_allowed,
 * event_cancelled, event_past.
 */
const cancelEvent = defineMutation({
  name: 'cancel_event@1',
  args: v.object({ id: Id, reason: eventReason }),
  lane: ({ id }) => `event:${id}`,
  once: ({ id }) => `cancel:${id}`,
  effects: ({ id, reason }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => row && { ...row, status: 'cancelled', status_reason: reason ?? null },
    },
  ],
});

/**
 * Postpones my event to another day, or without a date leaves the day open ('a definir'); all
 * participants are notified.
 * Refusals: event_not_found, not_allowed, event_cancelled, event_past, event_date_past,
 * daily_limit, invalid_args.
 */
const postponeEvent = defineMutation({
  name: 'postpone_event@1',
  args: v.object({
    id: Id,
    reason: eventReason,
    date: v.optional(eventFields.date),
    time: v.optional(eventFields.time),
  }),
  lane: ({ id }) => `event:${id}`,
  effects: ({ id, reason, date, time }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) =>
        row && {
          ...(date ? movedTo(row, date, time ?? row.time) : row),
          status: date ? 'planned' : 'postponed',
          status_reason: reason ?? null,
        },
    },
  ],
});

/** How many teams an event may have as winners. */
export const MOST_WINNERS = 10;

/**
 * Names the teams that won my event, once it has begun; an empty list names none. Each needs a
 * member who is registered. Their points follow a day after the event. Refusals: event_not_found,
 * not_allowed, event_cancelled, event_postponed, event_not_started, team_did_not_take_part.
 */
const nameWinners = defineMutation({
  name: 'name_winners@1',
  args: v.object({ event_id: Id, team_ids: v.pipe(v.array(Id), v.maxLength(MOST_WINNERS)) }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ event_id, team_ids }) => [
    {
      collection: 'airsoft_events',
      id: event_id,
      change: (row) => row && { ...row, winner_team_ids: team_ids },
    },
  ],
});

/** Closes the list of my event until I open it again. Refusals: event_not_found, not_allowed. */
const closeRegistration = defineMutation({
  name: 'close_registration@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `event:${id}`,
  effects: ({ id }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => row && { ...row, registration_closed: true, closed_because_full: false },
    },
  ],
});

/**
 * Opens the list of my event. A full list closes automatically, which only the server knows: for an
 * event with a limit nothing is shown before the answer. Refusals: event_not_found, not_allowed,
 * event_cancelled.
 */
const openRegistration = defineMutation({
  name: 'open_registration@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `event:${id}`,
  effects: ({ id }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => (row?.max_op === 0 ? { ...row, registration_closed: false } : row),
    },
  ],
});

/** Whether an event takes place, when, and whether its list is open. */
export const eventStatusMutations = {
  [cancelEvent.name]: cancelEvent,
  [postponeEvent.name]: postponeEvent,
  [closeRegistration.name]: closeRegistration,
  [openRegistration.name]: openRegistration,
  [nameWinners.name]: nameWinners,
} as const;
