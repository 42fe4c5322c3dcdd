import type * as v from 'valibot';
import type { mutations, readArgs } from './all-mutations.ts';
import type { Effect, MutationOrigin, Stamp, TakesBack } from '../kit/mutation.ts';

export type MutationName = keyof typeof mutations;
export type MutationArgs<Name extends MutationName> = v.InferOutput<
  (typeof mutations)[Name]['args']
>;
type Filled<Name extends MutationName> = (typeof mutations)[Name] extends {
  readonly fill?: (stamp: Stamp) => infer Given;
}
  ? keyof Given & keyof MutationArgs<Name>
  : never;
/** The arguments that a caller gives. The outbox fills in the rest. */
export type AskedArgs<Name extends MutationName> = {
  [One in Name]: [Filled<One>] extends [never]
    ? MutationArgs<One>
    : Omit<MutationArgs<One>, Filled<One>> & Partial<Pick<MutationArgs<One>, Filled<One>>>;
}[Name];

/** Empty until a mutation waits or is asked for, because a start needs no definition before that. */
let known: Readonly<Record<string, unknown>> = {};
let read: typeof readArgs | undefined;

/** Loads the mutations. @throws when their file can't be loaded */
export async function learnAll(): Promise<void> {
  ({ mutations: known, readArgs: read } = await import('./all-mutations.ts'));
}

/**
 * Loads the mutations if one of these names needs them; a name that is still unknown belongs to a
 * newer version.
 */
export async function learnNames(names: readonly string[]): Promise<void> {
  if (names.some((name) => !(name in known))) await learnAll().catch(() => undefined);
}

/** A mutation as the registry can run it, whatever its name. */
type Runnable = {
  readonly args: v.GenericSchema<object, object>;
  readonly fill?: (stamp: Stamp) => object;
  readonly lane: (args: object) => string;
  readonly once?: (args: object, origin: MutationOrigin) => string;
  readonly effects: (args: object, origin: MutationOrigin) => readonly Effect[];
  readonly takesBack?: TakesBack<object>;
  readonly unasked?: true;
};

/** `undefined` for a name that this version of the app does not know: leave such a record alone. */
export const findMutation = (name: string): Runnable | undefined =>
  known[name] as Runnable | undefined;

/** The effects of a waiting mutation; none when this version can't read it. */
export function effectsOf(name: string, args: unknown, origin: MutationOrigin): readonly Effect[] {
  const mutation = findMutation(name);
  const found = mutation && read!(mutation.args, args);
  return found?.success ? mutation!.effects(found.output, origin) : [];
}
