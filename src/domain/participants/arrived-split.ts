import { grains, type SplitPerson, type Unit } from './kept-together.ts';
import { mulberry32, nextSeed, seedOf, shuffled } from './seeded-random.ts';
import { checkTeamsCount } from './team-split.ts';

/** Teams may differ by this many people before somebody is moved, or a squad is parted. */
export const MOST_DIFFERENCE = 2;

/** Somebody who is at the field, and the index of the team in which they play already. */
export type ArrivedPerson = SplitPerson & { readonly at: number | null };

/**
 * Splits the people who came. A squad stays together, and so do a newcomer and the person who invited
 * them. Sizes differ by at most MOST_DIFFERENCE, and classes and experience are spread. A person who
 * plays in a team already stays there; if the sizes differ too much, as few as possible move. The same
 * seed and people give the same teams on every device, in whatever order the people are listed.
 * @param seed uint32, saved with the split
 * @param people each id once
 * @param teams_count 1 to 100
 * @returns the ids of each team, in the order of the teams
 */
export function splitArrived(
  seed: number,
  people: readonly ArrivedPerson[],
  teams_count: number,
): string[][] {
  checkTeamsCount(teams_count);
  const sorted = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const late = sorted.filter(({ at }) => at === null || at >= teams_count);
  const late_ids = new Set(late.map(({ id }) => id));
  const most = Math.max(1, Math.ceil(people.length / teams_count));
  const teams: SplitPerson[][] = Array.from({ length: teams_count }, () => []);
  for (const person of sorted) if (!late_ids.has(person.id)) teams[person.at!]!.push(person);

  const drawn = shuffled(sorted, mulberry32(seed));
  const levels = grains(drawn, most);
  const arrivals = levels[0]!
    .map((unit) => ({ mates: unit, unit: unit.filter(({ id }) => late_ids.has(id)) }))
    .filter(({ unit }) => unit.length > 0)
    // the larger ones first: they fit least. One class after the other, so that each is dealt around
    .toSorted((a, b) => b.unit.length - a.unit.length || compareKinds(a.unit[0]!, b.unit[0]!));
  for (const { mates, unit } of arrivals) teams[placeOf(teams, unit, mates)]!.push(...unit);
  // people who were placed just now move first: they do not know their team yet
  for (const may_move of [late_ids, undefined])
    for (const units of levels) level(teams, units, may_move);
  return teams.map((team) => team.map(({ id }) => id));
}

/**
 * The seed for drawing teams of the people who came. Two phones with the same rows draw the same teams,
 * also without a signal.
 * @param last the seed of the draw that this one replaces; null for the first
 */
export const arrivedSeed = (event_id: string, last: number | null): number =>
  last === null ? seedOf(event_id) : nextSeed(last);

/** Where a unit is placed: with its mates if there is room, else in the smallest team that it suits. */
function placeOf(teams: readonly Unit[], unit: Unit, mates: Unit): number {
  const least = Math.min(...teams.map(({ length }) => length));
  const mate_ids = new Set(mates.map(({ id }) => id));
  const fits = (team: Unit) => team.length + unit.length - least <= MOST_DIFFERENCE;
  const places = teams.map((team, at) => ({
    at,
    known: fits(team) ? team.filter(({ id }) => mate_ids.has(id)).length : 0,
    size: team.length,
    alike: alike(team, unit),
  }));
  places.sort((a, b) => b.known - a.known || a.size - b.size || a.alike - b.alike || a.at - b.at);
  return places[0]!.at;
}

/** Moves units from the largest team to the smallest, until they differ by no more than they may. */
function level(
  teams: SplitPerson[][],
  units: readonly Unit[],
  may_move: ReadonlySet<string> | undefined,
): void {
  const unit_of = new Map(units.flatMap((unit) => unit.map(({ id }) => [id, unit] as const)));
  for (;;) {
    const by_size = teams.toSorted((a, b) => a.length - b.length);
    const [smallest, largest] = [by_size[0]!, by_size.at(-1)!];
    const difference = largest.length - smallest.length;
    if (difference <= MOST_DIFFERENCE) return;
    const here = Map.groupBy(largest, ({ id }) => unit_of.get(id));
    const needed = Math.ceil((difference - MOST_DIFFERENCE) / 2);
    const [moved] = [...here.values()]
      .filter((part) => part.length < difference)
      .filter((part) => !may_move || part.every(({ id }) => may_move.has(id)))
      .toSorted(
        (a, b) =>
          Math.abs(a.length - needed) - Math.abs(b.length - needed) ||
          alike(smallest, a) - alike(smallest, b) ||
          (a[0]!.id < b[0]!.id ? -1 : 1),
      );
    if (!moved) return;
    const ids = new Set(moved.map(({ id }) => id));
    largest.splice(0, largest.length, ...largest.filter(({ id }) => !ids.has(id)));
    smallest.push(...moved);
  }
}

const compareKinds = (a: SplitPerson, b: SplitPerson): number => {
  const [one, other] = [kindOf(a), kindOf(b)];
  return one === other ? 0 : one < other ? -1 : 1;
};
const kindOf = (person: SplitPerson): string => `${person.class ?? '~'} ${person.experience ?? ''}`;

/** How often the team has the classes and the experience of these people. */
function alike(team: Unit, unit: Unit): number {
  let found = 0;
  for (const member of team)
    for (const person of unit) {
      if (person.class !== null && member.class === person.class) found += 2;
      if (person.experience !== null && member.experience === person.experience) found += 1;
    }
  return found;
}
