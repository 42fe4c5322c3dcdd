import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen, type Effect } from './mutation.ts';
import { teamFields } from './team-fields.ts';

const someFields = v.partial(v.object(teamFields));

/**
 * Changes named fields of the team that I captain. `base` is what the person saw in them: a field that somebody
 * else changed meanwhile is refused with record_changed and its name. Refusals: team_gone, not_allowed,
 * record_changed, invalid_args.
 */
export const updateTeam = defineMutation({
  name: 'update_team@1',
  args: v.object({ id: Id, patch: someFields, base: someFields }),
  lane: ({ id }) => `team:${id}`,
  effects: ({ id, patch }) => {
    const { whatsapp, ...fields } = patch;
    const team: Effect = {
      collection: 'teams',
      id,
      change: (row) => row && ({ ...row, ...fields } as typeof row),
    };
    if (whatsapp === undefined) return [team];
    return [
      team,
      {
        collection: 'team_records',
        id,
        change: (row) => ({
          ...(row ?? { id, team_id: id, ...unseen }),
          kind: 'contact',
          data: { whatsapp },
        }),
      },
    ];
  },
});
