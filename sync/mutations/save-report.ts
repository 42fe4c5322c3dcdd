import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';
import { textOf } from './text.ts';
import { Url } from './url.ts';

const Words = textOf(1, 2000);
const words = v.nullable(Words);

/** The whole report, by the captain or an officer. Refusals: team_gone, not_allowed, agenda_event_not_found. */
export const saveReport = defineMutation({
  name: 'save_report@1',
  args: v.object({
    id: Id,
    team_id: Id,
    report: v.object({
      summary: Words,
      achievements: words,
      challenges: words,
      learnings: words,
      photos: v.pipe(v.array(Url), v.maxLength(10)),
    }),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, report }) => [
    changeTeamRecord('agenda_event', id, (data) => ({ ...data, report })),
  ],
});
