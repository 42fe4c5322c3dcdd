import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, type Effect } from './mutation.ts';
import { newOperator, newTeam, personFields, teamFields } from './registration-fields.ts';

/**
 * My place and those of up to nine friends, by their numbers, in one team: all of them or nobody. The first
 * one is me. I see and cancel the others' places too, until they claim them by registering.
 * Refusals: those of register@1; whatsapp_already_registered names `operators` when two have one number, and
 * `operators.1` when that of the first friend is in already.
 */
export const registerSquad = defineMutation({
  name: 'register_squad@1',
  args: v.object({
    event_id: Id,
    operators: v.pipe(v.array(v.object(personFields)), v.minLength(2), v.maxLength(10)),
    ...teamFields,
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ event_id }, { user_id }) => `register:${event_id}:${user_id}`,
  effects: ({ operators, ...squad }, { at, user_id }) => [
    ...operators.map((person, n): Effect => ({
      collection: 'operators',
      id: person.operator_id,
      change: (row) =>
        row ?? newOperator({ ...squad, ...person }, { at, user_id: n === 0 ? user_id : null }),
    })),
    ...newTeam(squad, { at, members_count: operators.length }),
  ],
});
