import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen } from './mutation.ts';
import { textOf } from './text.ts';

/**
 * I ask to join; the captain answers. Name and number are the profile's.
 * Refusals: team_gone, already_member, join_pending, too_many_teams.
 */
export const requestJoin = defineMutation({
  name: 'request_join@1',
  args: v.object({
    id: Id,
    team_id: Id,
    instagram: v.optional(textOf(1, 60)),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ team_id }, { user_id }) => `join:${team_id}:${user_id}`,
  effects: ({ id, team_id, instagram }, { user_id, at }) => [
    {
      collection: 'team_members',
      id,
      change: (row) =>
        row ?? {
          id,
          team_id,
          user_id,
          name: '', // the profile's, which the server copies
          role: 'member',
          approved: false,
          rank_id: null,
          created_at: at,
          whatsapp: null,
          instagram: instagram ?? null,
          ...unseen,
        },
    },
  ],
});
