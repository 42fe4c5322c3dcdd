import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** I leave, or take my request back. Refusals: team_gone, member_not_found, captain_cannot_leave. */
export const leaveTeam = defineMutation({
  name: 'leave_team@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `leave-team:${member_id}`,
  effects: ({ member_id }) => [
    { collection: 'team_members', id: member_id, change: () => undefined },
  ],
});
