import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from '../kit/mutation.ts';
import { newOperator, newTeam, personFields, teamFields } from './registration.ts';

/**
 * Adds a person without an account to the list of my event, also while it is closed. Without
 * `whatsapp` only with `no_number`: then nobody claims the place.
 * Refusals: name_and_whatsapp_required, event_not_found, not_allowed, event_cancelled, event_past,
 * whatsapp_already_registered, event_full, team_required, team_not_found, team_full,
 * team_name_taken.
 */
const addParticipant = defineMutation({
  name: 'add_participant@1',
  args: v.object({
    ...personFields,
    whatsapp: v.optional(personFields.whatsapp),
    no_number: v.optional(v.literal(true)),
    ...teamFields,
    event_id: Id,
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: (args, { at }) => [
    {
      collection: 'operators',
      id: args.operator_id,
      change: (row) => row ?? newOperator(args, { at, user_id: null }),
    },
    ...newTeam(args, { at, members_count: 1 }),
  ],
});

/**
 * Removes a participant from my event, at any time. Refusals: event_not_found, not_allowed,
 * registration_not_found.
 */
const removeParticipant = defineMutation({
  name: 'remove_participant@1',
  args: v.object({ operator_id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ operator_id }) => `cancel:${operator_id}`,
  effects: ({ operator_id }) => [
    { collection: 'operators', id: operator_id, change: () => undefined },
  ],
  // a person who was never added can't be removed
  takesBack: {
    code: 'registration_not_found',
    without: ({ operator_id }, { name, args }) =>
      name === addParticipant.name && 'operator_id' in args && args.operator_id === operator_id
        ? null
        : undefined,
  },
});

/** The organiser's changes of the list of participants. */
export const participantMutations = {
  [addParticipant.name]: addParticipant,
  [removeParticipant.name]: removeParticipant,
} as const;
