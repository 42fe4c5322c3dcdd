import type { Operator } from '#sync/records/operator.ts';
import { fold } from '../words/search.ts';

/** What a split knows of a person. */
export type SplitPerson = Pick<
  Operator,
  'id' | 'name' | 'team' | 'class' | 'experience' | 'invited_by'
>;

/** People who play in one team, by their ids. */
export type Unit = readonly SplitPerson[];

/**
 * The people who stay together in a split, from coarse to fine: squads with the people that their
 * members brought, then each person with the one who invited them, then single people. A finer grain is
 * used only where the coarser one can't balance the teams.
 * @param people in an order that every device has
 * @param most people in one unit
 */
export function grains(people: readonly SplitPerson[], most: number): readonly Unit[][] {
  const alone = people.map((person): Unit => [person]);
  const by_name = Map.groupBy(people, ({ name }) => nameKey(name));
  const pairs = merged(alone, most, (person) => {
    // written by hand: a name that two people have says nothing
    const named = by_name.get(nameKey(person.invited_by ?? '')) ?? [];
    return named.length === 1 ? named[0]!.id : undefined;
  });
  const first_of_team = new Map<string, string>();
  const squads = merged(pairs, most, ({ id, team }) => {
    const key = nameKey(team ?? '');
    if (key === '') return undefined;
    if (!first_of_team.has(key)) first_of_team.set(key, id);
    return first_of_team.get(key);
  });
  return [squads, pairs, alone];
}

/** Joins the unit of each person with the unit of whom they follow, while it stays small enough. */
function merged(
  units: readonly Unit[],
  most: number,
  follows: (person: SplitPerson) => string | undefined,
): Unit[] {
  const unit_of = new Map(units.flatMap((unit) => unit.map(({ id }) => [id, unit] as const)));
  for (const person of units.flat()) {
    const leader = unit_of.get(follows(person) ?? '');
    const own = unit_of.get(person.id)!;
    if (!leader || leader === own || leader.length + own.length > most) continue;
    const joined = [...leader, ...own];
    for (const { id } of joined) unit_of.set(id, joined);
  }
  return [...new Set(unit_of.values())];
}

const nameKey = (name: string): string => fold(name).trim().replace(/\s+/g, ' ');
