import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { dropTeamRecord } from './team-record-effect.ts';

/** My own post; any, as captain or officer. Refusals: communication_not_found, not_allowed. */
export const deleteCommunication = defineMutation({
  name: 'delete_communication@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [dropTeamRecord(id)],
});
