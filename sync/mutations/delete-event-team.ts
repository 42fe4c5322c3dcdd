import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Deletes a team that nobody is in. Refusals: event_not_found, team_not_found, team_not_empty. */
export const deleteEventTeam = defineMutation({
  name: 'delete_event_team@1',
  args: v.object({ id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'event_teams', id, change: () => undefined }],
});
