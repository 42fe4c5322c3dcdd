import { compareNames } from '../words/name-order.ts';
import { happenedAt } from './attendance.ts';
import type { GateList, GatePerson } from './gate-list.ts';

/** out: left the field. inside: heard of lately. silent: inside, and not heard of for long. */
type SweepState = 'out' | 'inside' | 'silent';

export type SweptPerson = {
  readonly person: GatePerson;
  readonly state: SweepState;
  /** When the last mark about them was made, by the server's clock: UTC ms. */
  readonly heard_at: number;
};

type SweptTeam = {
  /** '' for people without a team, and for those who stand on no list. */
  readonly name: string;
  /** By name. A row stays where it is when somebody leaves the field. */
  readonly people: readonly SweptPerson[];
};

export type Sweep = {
  readonly teams: readonly SweptTeam[];
  readonly inside: number;
  readonly out: number;
};

/** After this time without a mark a person may be anywhere. Unit: ms. The figure is ours. */
const SILENT_MS = 2 * 3_600_000;

/**
 * Who has to be looked for when the game is over: everybody who came, by team. Who never came is
 * not looked for.
 * @param team_names of the event's own teams, by id; without one, the team that a person gave counts
 * @param now_ms UTC ms by the server's clock
 */
export function sweep(
  { of, unlisted }: GateList,
  team_names: ReadonlyMap<string, string>,
  now_ms: number,
): Sweep {
  const teams = new Map<string, { name: string; people: SweptPerson[] }>();
  let inside = 0;
  let out = 0;
  for (const person of [...of.values(), ...unlisted]) {
    const swept = sweptPerson(person, now_ms);
    if (!swept) continue;
    if (swept.state === 'out') out += 1;
    else inside += 1;
    const name = teamOf(person, team_names);
    const key = name.toLocaleLowerCase('pt-BR'); // "Lobos" and "lobos" look for each other
    const team = teams.get(key) ?? { name, people: [] };
    team.people.push(swept);
    teams.set(key, team);
  }
  return {
    inside,
    out,
    teams: [...teams.values()]
      .map(({ name, people }) => ({
        name,
        people: people.toSorted((a, b) => byName(a.person, b.person)),
      }))
      .toSorted(lastWithoutName),
  };
}

function sweptPerson(person: GatePerson, now_ms: number): SweptPerson | undefined {
  if (!person.attendance) return undefined;
  const heard_at = happenedAt(person.attendance.last);
  if (person.state === 'out') return { person, state: 'out', heard_at };
  return { person, state: now_ms - heard_at > SILENT_MS ? 'silent' : 'inside', heard_at };
}

function teamOf({ operator }: GatePerson, team_names: ReadonlyMap<string, string>): string {
  const of_event = operator?.event_team_id ? team_names.get(operator.event_team_id) : undefined;
  return (of_event ?? operator?.team ?? '').trim();
}

/** How many of them are on the field. */
export const onField = (people: readonly SweptPerson[]): number =>
  people.filter(({ state }) => state !== 'out').length;

const byName = (a: GatePerson, b: GatePerson): number =>
  compareNames(a.operator?.name ?? '', b.operator?.name ?? '') || (a.id < b.id ? -1 : 1);

const lastWithoutName = (a: SweptTeam, b: SweptTeam): number =>
  Number(a.name === '') - Number(b.name === '') || compareNames(a.name, b.name);
