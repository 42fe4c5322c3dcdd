import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';

/**
 * My vote in a poll; voting again changes it. The counts are the server's. Refusals: communication_not_found,
 * invalid_args.
 */
export const vote = defineMutation({
  name: 'vote@1',
  args: v.object({
    id: Id,
    team_id: Id,
    option: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), // index
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, option }) => [
    changeTeamRecord('communication', id, (data) => ({ ...data, my_vote: option })),
  ],
});
