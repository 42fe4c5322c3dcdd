import * as v from 'valibot';
import { operatorClasses, registrationExperiences, type Operator } from '../records/operator.ts';
import { Id } from '../records/record.ts';
import { type Effect, unseen } from './mutation.ts';
import { textOf } from './text.ts';

const optionalText = v.optional(textOf(1, 100));

/** What a person's place in an event is written down with (Spec 1 §3, registration payload). */
export const personFields = {
  operator_id: Id,
  name: textOf(3, 100),
  whatsapp: v.pipe(v.string(), v.regex(/^\d{10,15}$/)), // digits
  team: optionalText,
  invited_by: optionalText,
  experience: v.optional(v.picklist(registrationExperiences)),
  class: v.optional(v.picklist(operatorClasses)),
};

/** A 3X3 or 5X5 event also needs a team: one that is there, or one made here. */
export const teamFields = {
  event_team_id: v.optional(Id),
  new_team: v.optional(v.object({ id: Id, name: textOf(1, 30) })),
};

type Person = v.InferOutput<v.ObjectSchema<typeof personFields, undefined>>;
type Team = v.InferOutput<v.ObjectSchema<typeof teamFields, undefined>>;

/** A person's place as the device shows it before the server has answered. */
export const newOperator = (
  person: Person & Team & { event_id: string },
  { at, user_id }: { at: string; user_id: string | null },
): Operator => ({
  id: person.operator_id,
  event_id: person.event_id,
  user_id,
  name: person.name,
  team: person.team ?? null,
  class: person.class ?? null,
  whatsapp: person.whatsapp,
  whatsapp_masked: null,
  invited_by: person.invited_by ?? null,
  experience: person.experience ?? null,
  event_team_id: person.new_team?.id ?? person.event_team_id ?? null,
  walk_in: false,
  over_capacity: false,
  registered_at: at,
  ...unseen,
});

/** The team that a registration makes, with that many people in it; nothing when it makes none. */
export function newTeam(
  { new_team, event_id }: Team & { event_id: string },
  { at, members_count }: { at: string; members_count: number },
): Effect[] {
  if (!new_team) return [];
  return [
    {
      collection: 'event_teams',
      id: new_team.id,
      change: (row) => row ?? { ...new_team, event_id, members_count, created_at: at, ...unseen },
    },
  ];
}
