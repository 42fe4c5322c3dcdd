import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';

/**
 * As the captain of the team that was asked (team_id). Accepted, each team gets 100 points.
 * Refusals: alliance_not_found, not_allowed, alliance_not_pending.
 */
export const answerAlliance = defineMutation({
  name: 'answer_alliance@1',
  args: v.object({ id: Id, team_id: Id, accept: v.boolean() }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `answer:${id}`,
  effects: ({ id, accept }) => [
    changeTeamRecord('alliance', id, (data) => ({
      ...data,
      status: accept ? 'active' : 'rejected',
    })),
  ],
});
