import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * A member's rank; null takes it away. The captain any; an officer below level 5, not their own and not the
 * captain's. Refusals: team_gone, not_allowed, member_not_found, rank_not_found.
 */
export const assignRank = defineMutation({
  name: 'assign_rank@1',
  args: v.object({ team_id: Id, member_id: Id, rank_id: v.nullable(Id) }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ member_id, rank_id }) => [
    { collection: 'team_members', id: member_id, change: (row) => row && { ...row, rank_id } },
  ],
});
