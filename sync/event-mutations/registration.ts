import * as v from 'valibot';
import { operatorClasses, registrationExperiences, type Operator } from '../records/operator.ts';
import { Id } from '../records/record.ts';
import { defineMutation, unseen, type Asked, type Effect } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';

const optionalText = v.optional(textOf(1, 100));

/** The fields of a registration (Spec 1 §3, registration payload). */
export const personFields = {
  operator_id: Id,
  name: textOf(3, 100),
  whatsapp: v.pipe(v.string(), v.regex(/^\+?\d{10,15}$/)), // digits
  team: optionalText,
  invited_by: optionalText,
  experience: v.optional(v.picklist(registrationExperiences)),
  class: v.optional(v.picklist(operatorClasses)),
};

/**
 * A 3X3 or 5X5 event also needs a team: an existing one, or one created here. `join`: by this device
 * the event's teams are not known; where one has the name, it is that one, and none is created.
 */
export const teamFields = {
  event_team_id: v.optional(Id),
  new_team: v.optional(v.object({ id: Id, name: textOf(1, 30), join: v.optional(v.boolean()) })),
};

/** Somebody whom others put on a list may have no number. */
type Person = Omit<v.InferOutput<v.ObjectSchema<typeof personFields, undefined>>, 'whatsapp'> & {
  whatsapp?: string | undefined;
};
type Team = v.InferOutput<v.ObjectSchema<typeof teamFields, undefined>>;

/** A person's place as the device shows it before the server's answer. */
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
  whatsapp: person.whatsapp ?? null,
  whatsapp_masked: null,
  invited_by: person.invited_by ?? null,
  experience: person.experience ?? null,
  event_team_id: person.new_team?.id ?? person.event_team_id ?? null,
  walk_in: false,
  over_capacity: false,
  registered_at: at,
  brought: false,
  ...unseen,
});

/** The team that a registration creates, with that many members; nothing when it creates none. */
export function newTeam(
  { new_team, event_id }: Team & { event_id: string },
  { at, members_count }: { at: string; members_count: number },
): Effect[] {
  if (!new_team) return [];
  return [
    {
      collection: 'event_teams',
      id: new_team.id,
      change: (row) =>
        row ?? {
          id: new_team.id,
          name: new_team.name,
          event_id,
          members_count,
          created_at: at,
          ...unseen,
        },
    },
  ];
}

/**
 * Registers me for an event. It also accepts a place that the waiting list holds for me, and takes
 * over a place that somebody registered with my verified number: then that row becomes mine, and no
 * row with this id is created.
 * Refusals: event_not_found, event_cancelled, event_postponed, registration_closed, event_past,
 * already_registered, whatsapp_already_registered, event_full, team_required, team_not_found,
 * team_full, team_name_taken, team_limit, too_many_requests.
 */
export const register = defineMutation({
  name: 'register@1',
  args: v.object({ ...personFields, ...teamFields, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ event_id }, { user_id }) => `register:${event_id}:${user_id}`,
  effects: (args, asked) => [
    {
      collection: 'operators',
      id: args.operator_id,
      change: (row) => row ?? newOperator(args, asked),
    },
    ...newTeam(args, { at: asked.at, members_count: 1 }),
  ],
});

/**
 * Registers me and up to nine friends, by their numbers, in one team: all of us get a place or
 * none of us. The first one is me. I also see and cancel the others' places, until they claim them
 * by registering.
 * Refusals: those of register@1; whatsapp_already_registered names `operators` when two have the
 * same number, and `operators.1` when the first friend's number is registered already.
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
        row ?? {
          ...newOperator({ ...squad, ...person }, { at, user_id: n === 0 ? user_id : null }),
          brought: n > 0,
        },
    })),
    ...newTeam(squad, { at, members_count: operators.length }),
  ],
});

/**
 * The same registration without this person. If one person is left, it becomes a registration of one.
 * @returns null without me, because I can't register only others; undefined when the person is not in it
 */
export function withoutPerson(asked: Asked, operator_id: string): Asked | null | undefined {
  if (asked.name === register.name) {
    const { operator_id: mine } = asked.args as v.InferOutput<(typeof register)['args']>;
    return mine === operator_id ? null : undefined;
  }
  if (asked.name !== registerSquad.name) return undefined;
  const { operators, ...place } = asked.args as v.InferOutput<(typeof registerSquad)['args']>;
  const at = operators.findIndex((person) => person.operator_id === operator_id);
  if (at < 1) return at === 0 ? null : undefined;
  const [me, ...friends] = operators.toSpliced(at, 1);
  const refusal = asked.error && { error: errorWithout(asked.error, at) };
  if (friends.length === 0) return { name: register.name, args: { ...place, ...me }, ...refusal };
  return { name: asked.name, args: { ...place, operators: [me, ...friends] }, ...refusal };
}

/** A refusal names a person by the index in the squad. */
function errorWithout(error: NonNullable<Asked['error']>, at: number): Asked['error'] {
  const named = Number(/^operators\.(\d+)$/.exec(error.field ?? '')?.[1] ?? -1);
  if (named === at) return { code: error.code };
  return named > at ? { ...error, field: `operators.${named - 1}` } : error;
}

/**
 * Cancels a place: my own until the event starts, any place of my event.
 * Refusals: event_not_found, registration_not_found, event_started.
 */
const cancelRegistration = defineMutation({
  name: 'cancel_registration@1',
  args: v.object({ operator_id: Id, event_id: Id }),
  lane: ({ event_id }) => `event:${event_id}`,
  once: ({ operator_id }) => `cancel:${operator_id}`,
  effects: ({ operator_id }) => [
    { collection: 'operators', id: operator_id, change: () => undefined },
  ],
  takesBack: {
    code: 'registration_not_found',
    without: ({ operator_id }, earlier) => withoutPerson(earlier, operator_id),
  },
});

/** A place in an event: registering myself or a squad, and cancelling. */
export const registrationMutations = {
  [register.name]: register,
  [registerSquad.name]: registerSquad,
  [cancelRegistration.name]: cancelRegistration,
} as const;
