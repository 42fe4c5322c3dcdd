import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { allianceTypes } from '../records/team/team-record.ts';
import { defineMutation } from '../kit/mutation.ts';
import { changeTeamRecord, createTeamRecord } from './team-record-effect.ts';

/**
 * Proposes an alliance of my team; the other team's captain answers. An ended alliance is renewed
 * by a new proposal.
 * Refusals: team_gone, not_allowed, alliance_exists, id_reused, invalid_args.
 */
const proposeAlliance = defineMutation({
  name: 'propose_alliance@1',
  args: v.object({ id: Id, team_id: Id, team2_id: Id, type: v.picklist(allianceTypes) }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ team_id, team2_id }) => `ally:${team_id}:${team2_id}`,
  effects: ({ id, team_id, team2_id, type }, { at }) => [
    createTeamRecord(
      'alliance',
      { id, team_id },
      {
        team1_id: team_id,
        team2_id,
        type,
        status: 'pending',
        closed_by: null,
        created_at: at,
        updated_at: at,
      },
    ),
  ],
});

/**
 * Answers a proposed alliance, as the captain of the invited team (team_id). If accepted, each team
 * gets 100 points.
 * Refusals: alliance_not_found, not_allowed, alliance_not_pending.
 */
const answerAlliance = defineMutation({
  name: 'answer_alliance@1',
  args: v.object({ id: Id, team_id: Id, accept: v.boolean() }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `answer:${id}`,
  effects: ({ id, team_id, accept }, { at }) => [
    changeTeamRecord('alliance', id, (data) => ({
      ...data,
      status: accept ? 'active' : 'rejected',
      closed_by: accept ? null : team_id,
      updated_at: at,
    })),
  ],
});

/**
 * Cancels a proposed alliance, as the captain of the proposing team (team_id). Refusals:
 * alliance_not_found, not_allowed, alliance_not_pending.
 */
const cancelAlliance = defineMutation({
  name: 'cancel_alliance@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `cancel-alliance:${id}`,
  effects: ({ id, team_id }, { at }) => [
    changeTeamRecord('alliance', id, (data) => ({
      ...data,
      status: 'rejected',
      closed_by: team_id,
      updated_at: at,
    })),
  ],
});

/**
 * Ends an alliance, as the captain of either team (team_id). Refusals: alliance_not_found,
 * not_allowed, alliance_not_active.
 */
const endAlliance = defineMutation({
  name: 'end_alliance@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `end-alliance:${id}`,
  effects: ({ id, team_id }, { at }) => [
    changeTeamRecord('alliance', id, (data) => ({
      ...data,
      status: 'expired',
      closed_by: team_id,
      updated_at: at,
    })),
  ],
});

/** Alliances between two teams. */
export const teamAllianceMutations = {
  [proposeAlliance.name]: proposeAlliance,
  [answerAlliance.name]: answerAlliance,
  [cancelAlliance.name]: cancelAlliance,
  [endAlliance.name]: endAlliance,
} as const;
