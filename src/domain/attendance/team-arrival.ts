import { compareNames } from '../words/name-order.ts';
import { fold, wordFinder, wordsOf } from '../words/search.ts';
import type { GateList, GatePerson } from './gate-list.ts';

/** People who wrote the same team, and have not all come. */
export type ArrivingTeam = {
  /** The same for every spelling of the name. */
  readonly key: string;
  readonly name: string;
  /** By name. */
  readonly missing: readonly GatePerson[];
  readonly came: number;
};

/** Fewer are marked as fast one by one. */
const LEAST = 2;

/**
 * The teams that may still arrive together. A person's team is the one that they wrote, because such
 * people travel together; the event's own team stands for a person who wrote no team.
 * @param team_names of the event's own teams, by id
 */
export function arrivingTeams(
  { of }: Pick<GateList, 'of'>,
  team_names: ReadonlyMap<string, string>,
): readonly ArrivingTeam[] {
  const teams = new Map<string, { name: string; missing: GatePerson[]; came: number }>();
  for (const person of of.values()) {
    const { operator, state } = person;
    const of_event = team_names.get(operator?.event_team_id ?? '') ?? '';
    const name = operator?.team?.trim() || of_event.trim();
    const key = keyOf(name);
    if (key === '') continue;
    const team = teams.get(key) ?? { name, missing: [], came: 0 };
    if (state === 'missing') team.missing.push(person);
    else team.came += 1;
    teams.set(key, team);
  }
  return [...teams]
    .filter(([, { missing }]) => missing.length >= LEAST)
    .map(([key, team]) => ({ key, ...team }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** The one team that a term names; undefined when it is no team, or may be several. */
export function namedTeam(teams: readonly ArrivingTeam[], term: string): ArrivingTeam | undefined {
  if (wordsOf(term).join('').length < 2) return undefined;
  const finds = wordFinder(term);
  const [only, ...more] = teams.filter(({ key }) => finds(key));
  return more.length === 0 ? only : undefined;
}

const keyOf = (name: string): string => fold(name).replace(/\s+/g, ' ').trim();
