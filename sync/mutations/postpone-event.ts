import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { eventFields, eventReason, startsAt } from './event-fields.ts';
import { defineMutation } from './mutation.ts';

/**
 * Moves my event to another day, or with no date leaves it open ('a definir'); everybody is told.
 * Refusals: event_not_found, not_allowed, event_cancelled, event_past, event_date_past, daily_limit, invalid_args.
 */
export const postponeEvent = defineMutation({
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
          ...row,
          status: date ? 'planned' : 'postponed',
          status_reason: reason ?? null,
          ...(date && {
            date,
            time: time ?? row.time,
            starts_at: startsAt(date, time ?? row.time),
          }),
        },
    },
  ],
});
