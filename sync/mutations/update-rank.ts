import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { rankFields } from './rank-fields.ts';
import { changeTeamRecord } from './team-record-effect.ts';

const someFields = v.partial(v.object(rankFields));

/**
 * Changes named fields of a rank, by the captain; `base` as in update_team@1.
 * Refusals: team_gone, not_allowed, rank_not_found, record_changed, invalid_args.
 */
export const updateRank = defineMutation({
  name: 'update_rank@1',
  args: v.object({ id: Id, team_id: Id, patch: someFields, base: someFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('rank', id, (data) => ({ ...data, ...patch }) as typeof data),
  ],
});
