import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { agendaFields } from './agenda-fields.ts';
import { defineMutation, unseen } from './mutation.ts';

/** A new event in the team's agenda, by the captain or an officer. Refusals: team_gone, not_allowed, invalid_args. */
export const createAgendaEvent = defineMutation({
  name: 'create_agenda_event@1',
  args: v.object({ id: Id, team_id: Id, ...agendaFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, team_id, ...fields }, { user_id, at }) => [
    {
      collection: 'team_records',
      id,
      change: (row) =>
        row ?? {
          id,
          team_id,
          kind: 'agenda_event',
          data: {
            ...fields,
            attendees: [],
            briefing: null,
            report: null,
            created_by: user_id,
            created_at: at,
            updated_at: at,
          },
          ...unseen,
        },
    },
  ],
});
