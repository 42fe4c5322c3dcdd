type Named = { readonly name?: unknown };

/** Whose names a mutation carries: people put onto a list, and a squad. Not the name of a team or an event. */
const OF_PEOPLE = /^(register|add_participant|walk_in|add_staff)/;

/** The people whom it was about, by name: 'Ana, Bruno'; '' when it names nobody. @param name of the mutation */
export function namesOf({ name, args }: { readonly name: string; readonly args: object }): string {
  if (!OF_PEOPLE.test(name) || name.startsWith('register_device')) return '';
  const { operators } = args as { operators?: readonly Named[] };
  const people = operators ?? [args as Named];
  return people
    .flatMap((person) => (typeof person.name === 'string' ? person.name : []))
    .join(', ');
}
