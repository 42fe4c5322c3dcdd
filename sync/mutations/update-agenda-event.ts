import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { agendaFields } from './agenda-fields.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';

const someFields = v.partial(v.object(agendaFields));

/**
 * Changes named fields of an event in the agenda; `base` as in update_team@1. Refusals: team_gone, not_allowed,
 * agenda_event_not_found, record_changed, invalid_args.
 */
export const updateAgendaEvent = defineMutation({
  name: 'update_agenda_event@1',
  args: v.object({ id: Id, team_id: Id, patch: someFields, base: someFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('agenda_event', id, (data) => ({ ...data, ...patch }) as typeof data),
  ],
});
