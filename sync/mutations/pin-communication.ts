import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';

/** Pins a post, or unpins it; captain and officers. Refusals: communication_not_found, not_allowed. */
export const pinCommunication = defineMutation({
  name: 'pin_communication@1',
  args: v.object({ id: Id, team_id: Id, pinned: v.boolean() }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, pinned }) => [
    changeTeamRecord('communication', id, (data) => ({ ...data, pinned })),
  ],
});
