import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** As the captain; who is captain moves by transfer_captain@1 only. Refusals: team_gone, not_allowed, member_not_found. */
export const setMemberRole = defineMutation({
  name: 'set_member_role@1',
  args: v.object({
    member_id: Id,
    team_id: Id,
    role: v.picklist(['officer', 'veteran', 'member']),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ member_id, role }) => [
    { collection: 'team_members', id: member_id, change: (row) => row && { ...row, role } },
  ],
});
