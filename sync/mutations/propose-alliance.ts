import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { allianceTypes } from '../records/team-record.ts';
import { defineMutation, unseen } from './mutation.ts';

/**
 * My team proposes an alliance; the other team's captain answers. One that is over is renewed by proposing anew.
 * Refusals: team_gone, not_allowed, alliance_exists, id_reused, invalid_args.
 */
export const proposeAlliance = defineMutation({
  name: 'propose_alliance@1',
  args: v.object({ id: Id, team_id: Id, team2_id: Id, type: v.picklist(allianceTypes) }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ team_id, team2_id }) => `ally:${team_id}:${team2_id}`,
  effects: ({ id, team_id, team2_id, type }, { at }) => [
    {
      collection: 'team_records',
      id,
      change: (row) =>
        row ?? {
          id,
          team_id,
          kind: 'alliance',
          data: {
            team1_id: team_id,
            team2_id,
            type,
            status: 'pending',
            created_at: at,
            updated_at: at,
          },
          ...unseen,
        },
    },
  ],
});
