import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen } from './mutation.ts';
import { textOf } from './text.ts';

/**
 * A trio or squad without anybody in it yet: one a player and event, any number for the organiser.
 * Refusals: event_not_found, not_allowed, event_cancelled, event_postponed, registration_closed, event_past,
 * team_limit, team_name_taken.
 */
export const createEventTeam = defineMutation({
  name: 'create_event_team@1',
  args: v.object({
    id: Id,
    event_id: Id,
    name: textOf(1, 30),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: (args, { at }) => [
    {
      collection: 'event_teams',
      id: args.id,
      change: (row) => row ?? { ...args, members_count: 0, created_at: at, ...unseen },
    },
  ],
});
