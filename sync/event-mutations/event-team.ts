import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, newId, unseen, type Effect } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';

/**
 * Saves the whole split of my event, with its seed and the version on which it is based (decision
 * 9).
 * Refusals: event_not_found, not_allowed, split_changed, id_reused.
 */
const saveEventTeams = defineMutation({
  name: 'save_event_teams@1',
  args: v.object({
    event_id: Id,
    seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
    base_split_rev: v.pipe(v.number(), v.integer(), v.minValue(0)),
    teams: v.array(
      v.object({
        id: Id,
        name: textOf(1, 30),
        operator_ids: v.array(Id),
      }),
    ),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ event_id, teams }, { at }) =>
    teams.flatMap(({ id, name, operator_ids }): Effect[] => [
      {
        collection: 'event_teams',
        id,
        change: (row) => ({
          ...(row ?? { id, event_id, created_at: at, ...unseen }),
          name,
          members_count: operator_ids.length,
        }),
      },
      ...operator_ids.map((operator): Effect => ({
        collection: 'operators',
        id: operator,
        change: (row) => row && { ...row, event_team_id: id },
      })),
    ]),
});

/**
 * Creates an empty trio or squad: one per player and event, any number for the organiser.
 * Refusals: event_not_found, not_allowed, event_cancelled, event_postponed, registration_closed,
 * event_past, team_limit, team_name_taken.
 */
const createEventTeam = defineMutation({
  name: 'create_event_team@1',
  args: v.object({
    id: Id,
    event_id: Id,
    name: textOf(1, 30),
  }),
  fill: newId,
  lane: ({ event_id }) => `event:${event_id}`,
  effects: (args, { at }) => [
    {
      collection: 'event_teams',
      id: args.id,
      change: (row) => row ?? { ...args, members_count: 0, created_at: at, ...unseen },
    },
  ],
});

/**
 * Renames a team that I created, or one of my event. Refusals: event_not_found, team_not_found,
 * team_name_taken.
 */
const updateEventTeam = defineMutation({
  name: 'update_event_team@1',
  args: v.object({
    id: Id,
    event_id: Id,
    name: textOf(1, 30),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, name }) => [
    { collection: 'event_teams', id, change: (row) => row && { ...row, name } },
  ],
});

/** Deletes an empty team. Refusals: event_not_found, team_not_found, team_not_empty. */
const deleteEventTeam = defineMutation({
  name: 'delete_event_team@1',
  args: v.object({ id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'event_teams', id, change: () => undefined }],
});

/**
 * Moves a participant of my event to another team of it, or to none.
 * Refusals: event_not_found, not_allowed, team_not_found, registration_not_found, team_full.
 */
const moveParticipant = defineMutation({
  name: 'move_participant@1',
  args: v.object({ operator_id: Id, event_id: Id, event_team_id: v.nullable(Id) }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ operator_id, event_team_id }) => [
    {
      collection: 'operators',
      id: operator_id,
      change: (row) => row && { ...row, event_team_id },
    },
  ],
});

/** The teams of an event and who plays in which. */
export const eventTeamMutations = {
  [saveEventTeams.name]: saveEventTeams,
  [createEventTeam.name]: createEventTeam,
  [updateEventTeam.name]: updateEventTeam,
  [deleteEventTeam.name]: deleteEventTeam,
  [moveParticipant.name]: moveParticipant,
} as const;
