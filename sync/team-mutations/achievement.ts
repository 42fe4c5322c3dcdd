import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, newId } from '../kit/mutation.ts';
import { createTeamRecord } from './team-record-effect.ts';

/**
 * Claims an achievement that my team has completed, as the captain; its points are given once.
 * Refusals: team_gone, not_allowed, achievement_not_found, achievement_claimed,
 * achievement_not_complete.
 */
const claimAchievement = defineMutation({
  name: 'claim_achievement@1',
  args: v.object({ id: Id, team_id: Id, achievement_id: Id }),
  fill: newId,
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ team_id, achievement_id }) => `claim:${team_id}:${achievement_id}`,
  effects: ({ id, team_id, achievement_id }, { at }) => [
    createTeamRecord('achievement', { id, team_id }, { achievement_id, earned_at: at }),
  ],
});

/** Achievements of a team. */
export const achievementMutations = {
  [claimAchievement.name]: claimAchievement,
} as const;
