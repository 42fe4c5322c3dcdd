import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, newId, unseen } from '../kit/mutation.ts';
import { InstagramName } from '../kit/url.ts';

/**
 * Asks to join a team; the captain answers. Name and number come from the profile.
 * Refusals: team_gone, already_member, join_pending, too_many_teams.
 */
export const requestJoin = defineMutation({
  name: 'request_join@1',
  args: v.object({
    id: Id,
    team_id: Id,
    instagram: v.optional(InstagramName),
  }),
  fill: newId,
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
          name: '', // the server copies it from the profile
          role: 'member',
          approved: false,
          rank_id: null,
          created_at: at,
          whatsapp: null,
          instagram: instagram ?? null,
          avatar_url: null,
          rank_assigned_by: null,
          points: null,
          events_count: null,
          subscribed: false,
          ...unseen,
        },
    },
  ],
});

/**
 * Approves a request to join, as the captain. Refusals: team_gone, not_allowed, member_not_found,
 * already_member.
 */
const approveMember = defineMutation({
  name: 'approve_member@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `approve-member:${member_id}`,
  effects: ({ member_id }) => [
    {
      collection: 'team_members',
      id: member_id,
      change: (row) => row && { ...row, approved: true },
    },
  ],
});

/**
 * Rejects a request to join, as the captain; the person is notified. Refusals: team_gone,
 * not_allowed, member_not_found, already_member.
 */
const rejectMember = defineMutation({
  name: 'reject_member@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `reject-member:${member_id}`,
  effects: ({ member_id }) => [
    { collection: 'team_members', id: member_id, change: () => undefined },
  ],
});

/**
 * Removes a member, as the captain; the person is notified. Refusals: team_gone, not_allowed,
 * member_not_found, captain_cannot_leave.
 */
const removeMember = defineMutation({
  name: 'remove_member@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `remove-member:${member_id}`,
  effects: ({ member_id }) => [
    { collection: 'team_members', id: member_id, change: () => undefined },
  ],
});

/**
 * Leaves a team, or withdraws my request. Refusals: team_gone, member_not_found, captain_cannot_leave.
 */
const leaveTeam = defineMutation({
  name: 'leave_team@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `leave-team:${member_id}`,
  effects: ({ member_id }) => [
    { collection: 'team_members', id: member_id, change: () => undefined },
  ],
});

/**
 * Changes a member's role, as the captain; only transfer_captain@1 changes the captain. Refusals:
 * team_gone, not_allowed, member_not_found.
 */
const setMemberRole = defineMutation({
  name: 'set_member_role@1',
  args: v.object({
    member_id: Id,
    team_id: Id,
    role: v.picklist(['officer', 'veteran', 'member']),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ member_id, role }) => [
    { collection: 'team_members', id: member_id, change: (row) => row && { ...row, role } },
  ],
});

/**
 * Makes this approved member the captain; I stay as an officer. Nothing is shown before the answer,
 * because a team has exactly one captain. Refusals: team_gone, not_allowed, member_not_found,
 * already_member.
 */
export const transferCaptain = defineMutation({
  name: 'transfer_captain@1',
  args: v.object({ member_id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ member_id }) => `transfer:${member_id}`,
  effects: () => [],
});

/**
 * Subscribes to a team's announcements, polls and agenda, or ends that; `member_id` is my own row.
 * Refusals: team_gone, member_not_found.
 */
const subscribeTeam = defineMutation({
  name: 'subscribe_team@1',
  args: v.object({ team_id: Id, member_id: Id, subscribed: v.boolean() }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ member_id, subscribed }) => [
    { collection: 'team_members', id: member_id, change: (row) => row && { ...row, subscribed } },
  ],
});

/** Who belongs to a team, in which role, and who follows its news. */
export const teamMemberMutations = {
  [requestJoin.name]: requestJoin,
  [approveMember.name]: approveMember,
  [rejectMember.name]: rejectMember,
  [removeMember.name]: removeMember,
  [leaveTeam.name]: leaveTeam,
  [setMemberRole.name]: setMemberRole,
  [transferCaptain.name]: transferCaptain,
  [subscribeTeam.name]: subscribeTeam,
} as const;
