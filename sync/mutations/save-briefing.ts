import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';
import { textOf } from './text.ts';

const Words = textOf(1, 2000);
const words = v.nullable(Words);

/** The whole briefing, by the captain or an officer. Refusals: team_gone, not_allowed, agenda_event_not_found. */
export const saveBriefing = defineMutation({
  name: 'save_briefing@1',
  args: v.object({
    id: Id,
    team_id: Id,
    briefing: v.object({
      objectives: Words,
      equipment: Words,
      roles: words,
      strategy: words,
      notes: words,
    }),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, briefing }) => [
    changeTeamRecord('agenda_event', id, (data) => ({ ...data, briefing })),
  ],
});
