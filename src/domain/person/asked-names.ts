type Named = { readonly name?: unknown };

/**
 * Mutations whose arguments name people (a participant, a squad) rather than a team or an event.
 */
const OF_PEOPLE = /^(register|add_participant|walk_in|add_staff)/;

/**
 * The names of the people in a mutation's arguments: 'Ana, Bruno'; '' when there are none. @param
 * name of the mutation
 */
export function namesOf({ name, args }: { readonly name: string; readonly args: object }): string {
  if (!OF_PEOPLE.test(name) || name.startsWith('register_device')) return '';
  const { operators } = args as { operators?: readonly Named[] };
  const people = operators ?? [args as Named];
  return people
    .flatMap((person) => (typeof person.name === 'string' ? person.name : []))
    .join(', ');
}
