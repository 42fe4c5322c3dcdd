import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { dropTeamRecord } from './team-record-effect.ts';

/** Whoever had the rank has none. By the captain. Refusals: team_gone, not_allowed, rank_not_found. */
export const deleteRank = defineMutation({
  name: 'delete_rank@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [dropTeamRecord(id)],
});
