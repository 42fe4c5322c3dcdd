import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * The team's captain is from now on this approved member; I stay as an officer. Nothing shows before the server
 * has said so: who leads a team is one person. Refusals: team_gone, not_allowed, member_not_found, already_member.
 */
export const transferCaptain = defineMutation({
  name: 'transfer_captain@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ team_id }) => `transfer:${team_id}`,
  effects: () => [],
});
