import * as v from 'valibot';
import type { mutations } from './all-mutations.ts';
import { eventMutations } from '../event-mutations/event.ts';
import { eventTeamMutations } from '../event-mutations/event-team.ts';
import { registrationMutations } from '../event-mutations/registration.ts';
import type { Asked, Effect } from './mutation.ts';

export type MutationName = keyof typeof mutations;
export type MutationArgs<Name extends MutationName> = v.InferOutput<
  (typeof mutations)[Name]['args']
>;

/**
 * The mutations that may wait when the first list is shown. The others are in a separate file: see
 * `learnAll`.
 */
const first: Readonly<Record<string, unknown>> = {
  ...registrationMutations,
  ...eventMutations,
  ...eventTeamMutations,
};
let known = first;

/** Loads all mutations. @throws when their file can't be loaded */
export async function learnAll(): Promise<void> {
  if (known === first) known = (await import('./all-mutations.ts')).mutations;
}

/**
 * Loads the other mutations if one of these names needs them; a name that is still unknown belongs
 * to a newer version.
 */
export async function learnNames(names: readonly string[]): Promise<void> {
  if (names.some((name) => !(name in known))) await learnAll().catch(() => undefined);
}

/** A mutation as the registry can run it, whatever its name. */
type Runnable = {
  readonly args: v.GenericSchema<object, object>;
  readonly lane: (args: object) => string;
  readonly once?: (args: object, asked: Asked) => string;
  readonly effects: (args: object, asked: Asked) => readonly Effect[];
};

/** `undefined` for a name that this version of the app does not know: leave such a record alone. */
export const findMutation = (name: string): Runnable | undefined =>
  known[name] as Runnable | undefined;

/** The effects of a waiting mutation; none when this version can't read it. */
export function effectsOf(name: string, args: unknown, asked: Asked): readonly Effect[] {
  const mutation = findMutation(name);
  const read = mutation && v.safeParse(mutation.args, args);
  return read?.success ? mutation!.effects(read.output, asked) : [];
}
