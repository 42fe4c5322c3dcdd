import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** As the captain: who asked is in. Refusals: team_gone, not_allowed, member_not_found, already_member. */
export const approveMember = defineMutation({
  name: 'approve_member@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `approve-member:${member_id}`,
  effects: ({ member_id }) => [
    {
      collection: 'team_members',
      id: member_id,
      change: (row) => row && { ...row, approved: true },
    },
  ],
});
