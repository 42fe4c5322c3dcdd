import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, newId } from '../kit/mutation.ts';
import { createTeamRecord, dropTeamRecord } from './team-record-effect.ts';

const DAY_MS = 86_400_000;

/** Crockford's base 32: a hundred random bits. */
const InvitationCode = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{20}$/));

/**
 * Makes an invitation, as the captain: a person who has its code joins at once. `days` count from when
 * the server has it, because a device's clock may be wrong. Refusals: team_gone, not_allowed,
 * too_many_invitations, id_reused.
 */
const createInvitation = defineMutation({
  name: 'create_invitation@1',
  args: v.object({
    id: Id,
    team_id: Id,
    code: InvitationCode, // made on the device, so that it can be shown before it is sent
    max_uses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, team_id, code, max_uses, days }, { at }) => {
    const expires_at = new Date(Date.parse(at) + days * DAY_MS).toISOString();
    return [
      createTeamRecord(
        'invitation',
        { id, team_id },
        { code, max_uses, used: 0, expires_at, created_at: at },
      ),
    ];
  },
});

/**
 * Revokes an invitation, as the captain. People who joined by it stay. Refusals: team_gone, not_allowed,
 * invitation_not_found.
 */
const revokeInvitation = defineMutation({
  name: 'revoke_invitation@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `revoke-invitation:${id}`,
  effects: ({ id }) => [dropTeamRecord(id)],
});

/**
 * Joins a team by an invitation; the captain is told. `id` is my request's if I have asked to join,
 * else a new one. Nothing is shown before the answer: only the server knows whether the code is
 * still good. Refusals: team_gone, already_member, too_many_teams, too_many_requests, daily_limit,
 * invitation_not_found, invitation_revoked, invitation_expired, invitation_used_up,
 * invitation_already_accepted.
 */
const acceptInvitation = defineMutation({
  name: 'accept_invitation@1',
  args: v.object({ id: Id, team_id: Id, code: InvitationCode }),
  fill: newId,
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ team_id, code }, { user_id }) => `accept-invitation:${team_id}:${code}:${user_id}`,
  effects: () => [],
});

/** Joining a team by a link that its captain made. */
export const teamInvitationMutations = {
  [createInvitation.name]: createInvitation,
  [revokeInvitation.name]: revokeInvitation,
  [acceptInvitation.name]: acceptInvitation,
} as const;
