import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { allianceTypes } from '../records/team-record.ts';
import { defineMutation, unseen } from '../mutations/mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';

/**
 * Proposes an alliance of my team; the other team's captain answers. An ended alliance is renewed
 * by a new proposal.
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

/**
 * Answers a proposed alliance, as the captain of the invited team (team_id). If accepted, each team
 * gets 100 points.
 * Refusals: alliance_not_found, not_allowed, alliance_not_pending.
 */
export const answerAlliance = defineMutation({
  name: 'answer_alliance@1',
  args: v.object({ id: Id, team_id: Id, accept: v.boolean() }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `answer:${id}`,
  effects: ({ id, accept }) => [
    changeTeamRecord('alliance', id, (data) => ({
      ...data,
      status: accept ? 'active' : 'rejected',
    })),
  ],
});

/**
 * Cancels a proposed alliance, as the captain of the proposing team (team_id). Refusals:
 * alliance_not_found, not_allowed, alliance_not_pending.
 */
export const cancelAlliance = defineMutation({
  name: 'cancel_alliance@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `cancel-alliance:${id}`,
  effects: ({ id }) => [
    changeTeamRecord('alliance', id, (data) => ({ ...data, status: 'rejected' })),
  ],
});

/**
 * Ends an alliance, as the captain of either team (team_id). Refusals: alliance_not_found,
 * not_allowed, alliance_not_active.
 */
export const endAlliance = defineMutation({
  name: 'end_alliance@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `end-alliance:${id}`,
  effects: ({ id }) => [
    changeTeamRecord('alliance', id, (data) => ({ ...data, status: 'expired' })),
  ],
});

/** Alliances between two teams. */
export const teamAllianceMutations = {
  [proposeAlliance.name]: proposeAlliance,
  [answerAlliance.name]: answerAlliance,
  [cancelAlliance.name]: cancelAlliance,
  [endAlliance.name]: endAlliance,
} as const;
