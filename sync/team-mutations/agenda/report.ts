import * as v from 'valibot';
import { Id } from '#sync/records/record.ts';
import { defineMutation } from '#sync/kit/mutation.ts';
import { Url } from '#sync/kit/url.ts';
import { changeTeamRecord } from '../team-record-effect.ts';
import { seenTexts, RequiredText, OptionalText } from './record-texts.ts';

const Photos = v.pipe(v.array(Url), v.maxLength(10));
const reportFields = {
  summary: RequiredText,
  achievements: OptionalText,
  challenges: OptionalText,
  learnings: OptionalText,
  photos: Photos,
};
const noReport = { achievements: null, challenges: null, learnings: null, photos: [] };

/**
 * Changes named texts of the report, or its photos, by the captain or an officer once the entry has
 * begun; `base` as in update_team@1. Refusals: team_gone, not_allowed, agenda_event_not_found,
 * agenda_event_not_started, record_changed, https_required, invalid_args.
 */
export const saveReport = defineMutation({
  name: 'save_report@1',
  args: v.object({
    id: Id,
    team_id: Id,
    patch: v.partial(v.object(reportFields)),
    base: v.partial(
      v.object({
        ...seenTexts('summary', 'achievements', 'challenges', 'learnings'),
        photos: Photos,
      }),
    ),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('agenda_event', id, (data) => ({
      ...data,
      report: {
        ...noReport,
        ...data.report,
        ...patch,
      } as NonNullable<typeof data.report>,
    })),
  ],
});
