/** Mutations on behalf of another person, with that person's number. */
const OF_OTHERS: readonly string[] = ['add_participant@1', 'walk_in@1'];

type Person = { readonly whatsapp?: unknown };

/**
 * The arguments without the numbers of other people; the person's own number stays.
 * @returns undefined when there is none to remove
 */
export function withoutNumbers({
  name,
  args,
}: {
  readonly name: string;
  readonly args: object;
}): object | undefined {
  if (OF_OTHERS.includes(name) && 'whatsapp' in args) return withoutNumber(args);
  const { operators } = args as { operators?: readonly Person[] };
  if (name !== 'register_squad@1' || !operators) return undefined;
  const [me, ...friends] = operators;
  if (!friends.some((friend) => 'whatsapp' in friend)) return undefined;
  return { ...args, operators: [me, ...friends.map(withoutNumber)] };
}

function withoutNumber<Of extends Person>({ whatsapp: _whatsapp, ...rest }: Of) {
  return rest;
}
