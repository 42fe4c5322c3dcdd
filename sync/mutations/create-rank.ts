import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen } from './mutation.ts';
import { rankFields } from './rank-fields.ts';

/** A new rank, by the captain or an officer. Refusals: team_gone, not_allowed, invalid_args, id_reused. */
export const createRank = defineMutation({
  name: 'create_rank@1',
  args: v.object({ id: Id, team_id: Id, ...rankFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, team_id, ...fields }, { at }) => [
    {
      collection: 'team_records',
      id,
      change: (row) =>
        row ?? {
          id,
          team_id,
          kind: 'rank',
          data: { ...fields, created_at: at, updated_at: at },
          ...unseen,
        },
    },
  ],
});
