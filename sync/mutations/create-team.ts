import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen } from './mutation.ts';
import { teamFields } from './team-fields.ts';

/**
 * A new team; I am its captain, and its first member. Refusals: invalid_args (with the field), id_reused,
 * too_many_teams.
 */
export const createTeam = defineMutation({
  name: 'create_team@1',
  args: v.object({ id: Id, member_id: Id, ...teamFields }),
  lane: ({ id }) => `team:${id}`,
  effects: ({ id, member_id, whatsapp, ...fields }, { user_id, at }) => [
    {
      collection: 'teams',
      id,
      change: (row) => row ?? { id, ...fields, captain_id: user_id, created_at: at, ...unseen },
    },
    {
      collection: 'team_members',
      id: member_id,
      change: (row) =>
        row ?? {
          id: member_id,
          team_id: id,
          user_id,
          name: '', // the profile's, which the server copies
          role: 'captain',
          approved: true,
          rank_id: null,
          created_at: at,
          whatsapp: null,
          instagram: null,
          ...unseen,
        },
    },
    {
      collection: 'team_records',
      id,
      change: (row) => row ?? { id, team_id: id, kind: 'contact', data: { whatsapp }, ...unseen },
    },
  ],
});
