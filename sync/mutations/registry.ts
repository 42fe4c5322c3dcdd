import * as v from 'valibot';
import { accountMutations } from './account-mutations.ts';
import { arenaMutations } from './arena-mutations.ts';
import { cancelRegistration } from './cancel-registration.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { eventDayMutations } from './event-day-mutations.ts';
import type { Asked, Effect } from './mutation.ts';
import { patchMutations } from './patch-mutations.ts';
import { register } from './register.ts';
import { saveEventTeams } from './save-event-teams.ts';
import { teamDeedMutations } from './team-deed-mutations.ts';
import { teamMutations } from './team-mutations.ts';
import { teamTalkMutations } from './team-talk-mutations.ts';
import { updateEvent } from './update-event.ts';

/** Every write that a person can make, by the name that travels. */
export const mutations = {
  [register.name]: register,
  [cancelRegistration.name]: cancelRegistration,
  [createEvent.name]: createEvent,
  [updateEvent.name]: updateEvent,
  [deleteEvent.name]: deleteEvent,
  [saveEventTeams.name]: saveEventTeams,
  ...eventDayMutations,
  ...accountMutations,
  ...patchMutations,
  ...arenaMutations,
  ...teamMutations,
  ...teamTalkMutations,
  ...teamDeedMutations,
} as const;

export type MutationName = keyof typeof mutations;
export type MutationArgs<Name extends MutationName> = v.InferOutput<
  (typeof mutations)[Name]['args']
>;

/** A mutation as the registry can run it, whatever its name. */
type Runnable = {
  readonly args: v.GenericSchema<object, object>;
  readonly lane: (args: object) => string;
  readonly once?: (args: object, asked: Asked) => string;
  readonly effects: (args: object, asked: Asked) => readonly Effect[];
};

/** `undefined` for a name that this version of the app does not know: leave such a record alone. */
export const findMutation = (name: string): Runnable | undefined =>
  (mutations as Record<string, unknown>)[name] as Runnable | undefined;

/** What a waiting mutation shows; nothing when this version can't read it. */
export function effectsOf(name: string, args: unknown, asked: Asked): readonly Effect[] {
  const mutation = findMutation(name);
  const read = mutation && v.safeParse(mutation.args, args);
  return read?.success ? mutation!.effects(read.output, asked) : [];
}
