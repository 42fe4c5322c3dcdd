import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { dropTeamRecord } from './team-record-effect.ts';

/** By the captain or an officer. Refusals: team_gone, not_allowed, agenda_event_not_found. */
export const deleteAgendaEvent = defineMutation({
  name: 'delete_agenda_event@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [dropTeamRecord(id)],
});
