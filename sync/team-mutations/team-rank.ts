import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { changeTeamRecord, createTeamRecord, dropTeamRecord } from './team-record-effect.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A rank of the team (Spec 2 §3, §5). Time in the team is in days. */
const rankFields = {
  name: textOf(1, 60),
  description: v.nullable(textOf(1, 500)),
  level: whole(1, 100),
  min_points: whole(0, 1_000_000),
  min_events: whole(0, 10_000),
  min_time_in_team: whole(0, 36_500),
};

/**
 * Creates a rank, by the captain or an officer. Refusals: team_gone, not_allowed, invalid_args,
 * id_reused.
 */
const createRank = defineMutation({
  name: 'create_rank@1',
  args: v.object({ id: Id, team_id: Id, ...rankFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, team_id, ...fields }, { at }) => [
    createTeamRecord('rank', { id, team_id }, { ...fields, created_at: at, updated_at: at }),
  ],
});

const someFields = v.partial(v.object(rankFields));

/**
 * Changes named fields of a rank, by the captain; `base` as in update_team@1.
 * Refusals: team_gone, not_allowed, rank_not_found, record_changed, invalid_args.
 */
const updateRank = defineMutation({
  name: 'update_rank@1',
  args: v.object({ id: Id, team_id: Id, patch: someFields, base: someFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('rank', id, (data) => ({ ...data, ...patch }) as typeof data),
  ],
});

/**
 * Deletes a rank, by the captain; its members then have none. Refusals: team_gone, not_allowed,
 * rank_not_found.
 */
const deleteRank = defineMutation({
  name: 'delete_rank@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [dropTeamRecord(id)],
});

/**
 * Sets a member's rank; null removes it. The captain assigns any rank; an officer ranks below level
 * 5, but not to themselves or the captain. `base` is the rank that the person saw, as in
 * update_team@1. Refusals: team_gone, not_allowed, member_not_found, rank_not_found, record_changed.
 */
const assignRank = defineMutation({
  name: 'assign_rank@1',
  args: v.object({
    team_id: Id,
    member_id: Id,
    rank_id: v.nullable(Id),
    base: v.optional(v.object({ rank_id: v.nullable(Id) })),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ member_id, rank_id }, { user_id }) => [
    {
      collection: 'team_members',
      id: member_id,
      change: (row) => row && { ...row, rank_id, rank_assigned_by: rank_id && user_id },
    },
  ],
});

/** The ranks of a team and who holds them. */
export const teamRankMutations = {
  [createRank.name]: createRank,
  [updateRank.name]: updateRank,
  [deleteRank.name]: deleteRank,
  [assignRank.name]: assignRank,
} as const;
