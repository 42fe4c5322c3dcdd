import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';

/** As the captain of the team that proposed it (team_id). Refusals: alliance_not_found, not_allowed, alliance_not_pending. */
export const cancelAlliance = defineMutation({
  name: 'cancel_alliance@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `cancel-alliance:${id}`,
  effects: ({ id }) => [
    changeTeamRecord('alliance', id, (data) => ({ ...data, status: 'rejected' })),
  ],
});
