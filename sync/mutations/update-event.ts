import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { eventFields, startsAt } from './event-fields.ts';
import { defineMutation } from './mutation.ts';

const someFields = v.partial(v.object(eventFields));

/**
 * Changes named fields of my event. `base` is what the person saw in them: a field that somebody else
 * changed meanwhile is refused with event_changed and its name, so that nothing is overwritten unseen.
 * Its day can't be moved into the past, and not at all a day after the game.
 * Refusals: event_not_found, not_allowed, event_changed, event_past, event_date_past, too_many_public_events,
 * daily_limit, invalid_args.
 */
export const updateEvent = defineMutation({
  name: 'update_event@1',
  args: v.object({ id: Id, patch: someFields, base: someFields }),
  lane: ({ id }) => `event:${id}`,
  effects: ({ id, patch }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => {
        if (!row) return row;
        const changed = { ...row, ...patch } as typeof row;
        const moved = changed.date !== row.date || changed.time !== row.time;
        return moved ? { ...changed, starts_at: startsAt(changed.date, changed.time) } : changed;
      },
    },
  ],
});
