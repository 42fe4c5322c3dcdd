import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Deletes the team that I captain; its members leave. Refusals: team_gone, not_allowed. */
export const deleteTeam = defineMutation({
  name: 'delete_team@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `team:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'teams', id, change: () => undefined }],
});
