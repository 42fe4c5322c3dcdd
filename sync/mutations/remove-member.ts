import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** As the captain: somebody else leaves, and is told. Refusals: team_gone, not_allowed, member_not_found, captain_cannot_leave. */
export const removeMember = defineMutation({
  name: 'remove_member@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `remove-member:${member_id}`,
  effects: ({ member_id }) => [
    { collection: 'team_members', id: member_id, change: () => undefined },
  ],
});
