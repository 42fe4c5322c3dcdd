import * as v from 'valibot';
import { Id } from '#sync/records/record.ts';
import { defineMutation } from '#sync/kit/mutation.ts';
import { changeTeamRecord } from '../team-record-effect.ts';
import { seenTexts, RequiredText, OptionalText } from './record-texts.ts';

const briefingTexts = {
  objectives: RequiredText,
  equipment: RequiredText,
  roles: OptionalText,
  strategy: OptionalText,
  notes: OptionalText,
};
const noBriefing = { roles: null, strategy: null, notes: null };

/**
 * Changes named texts of the briefing, by the captain or an officer; `base` as in update_team@1.
 * Refusals: team_gone, not_allowed, agenda_event_not_found, record_changed, invalid_args.
 */
export const saveBriefing = defineMutation({
  name: 'save_briefing@1',
  args: v.object({
    id: Id,
    team_id: Id,
    patch: v.partial(v.object(briefingTexts)),
    base: v.partial(v.object(seenTexts('objectives', 'equipment', 'roles', 'strategy', 'notes'))),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('agenda_event', id, (data) => ({
      ...data,
      briefing: {
        ...noBriefing,
        ...data.briefing,
        ...patch,
      } as NonNullable<typeof data.briefing>,
    })),
  ],
});
