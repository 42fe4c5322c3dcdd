import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { operatorClasses, registrationExperiences } from '../records/operator.ts';
import { defineMutation, unseen, type Effect } from './mutation.ts';

const optionalText = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

/**
 * My place in an event. A 3X3 or 5X5 event also needs a team: one that is there, or one made here.
 * Refusals: event_not_found, registration_closed, event_past, already_registered,
 * whatsapp_already_registered, event_full, team_required, team_not_found, team_full, team_name_taken.
 */
export const register = defineMutation({
  name: 'register@1',
  args: v.object({
    operator_id: Id,
    event_id: Id,
    name: v.pipe(v.string(), v.minLength(3), v.maxLength(100)),
    whatsapp: v.pipe(v.string(), v.regex(/^\d{10,15}$/)), // digits
    team: optionalText,
    invited_by: optionalText,
    experience: v.optional(v.picklist(registrationExperiences)),
    class: v.optional(v.picklist(operatorClasses)),
    event_team_id: v.optional(Id),
    new_team: v.optional(
      v.object({ id: Id, name: v.pipe(v.string(), v.minLength(1), v.maxLength(30)) }),
    ),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ event_id }, { user_id }) => `register:${event_id}:${user_id}`,
  effects: (args, { user_id, at }) => {
    const { new_team, ...asked } = args;
    const operator: Effect = {
      collection: 'operators',
      id: args.operator_id,
      change: (row) =>
        row ?? {
          id: args.operator_id,
          event_id: args.event_id,
          user_id,
          name: asked.name,
          team: asked.team ?? null,
          class: asked.class ?? null,
          whatsapp: asked.whatsapp,
          whatsapp_masked: null,
          invited_by: asked.invited_by ?? null,
          experience: asked.experience ?? null,
          event_team_id: new_team?.id ?? asked.event_team_id ?? null,
          registered_at: at,
          ...unseen,
        },
    };
    if (!new_team) return [operator];
    return [
      operator,
      {
        collection: 'event_teams',
        id: new_team.id,
        change: (row) =>
          row ?? {
            ...new_team,
            event_id: args.event_id,
            members_count: 1,
            created_at: at,
            ...unseen,
          },
      },
    ];
  },
});
