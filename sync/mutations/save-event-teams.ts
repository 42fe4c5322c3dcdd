import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen, type Effect } from './mutation.ts';
import { textOf } from './text.ts';

/**
 * The whole split of my event, with its seed and the version that it was based on (decision 9).
 * Refusals: event_not_found, not_allowed, split_changed, id_reused.
 */
export const saveEventTeams = defineMutation({
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
