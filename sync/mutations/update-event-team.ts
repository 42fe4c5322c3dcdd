import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { textOf } from './text.ts';

/** Renames a team that I made, or one of my event. Refusals: event_not_found, team_not_found, team_name_taken. */
export const updateEventTeam = defineMutation({
  name: 'update_event_team@1',
  args: v.object({
    id: Id,
    event_id: Id,
    name: textOf(1, 30),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, name }) => [
    { collection: 'event_teams', id, change: (row) => row && { ...row, name } },
  ],
});
