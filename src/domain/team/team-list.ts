import { fold, searchIndex, type SearchIndex } from '../words/search.ts';
import { compareNames } from '../words/name-order.ts';

/** What a list of teams is ordered and searched by. */
export type ListedTeam = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
};

/** The teams by name, mine apart from the others. @param mine ids of my teams */
export function teamsInOrder<Team extends ListedTeam>(
  rows: readonly Team[],
  mine: { has(id: string): boolean },
): { readonly mine: readonly Team[]; readonly others: readonly Team[] } {
  const sorted = rows.toSorted((a, b) => compareNames(a.name, b.name));
  return {
    mine: sorted.filter(({ id }) => mine.has(id)),
    others: sorted.filter(({ id }) => !mine.has(id)),
  };
}

/** Made once for a list: folding thousands of rows at every key would be felt. */
export const indexTeams = (rows: readonly ListedTeam[]): SearchIndex => ({
  ids: rows.map(({ id }) => id),
  texts: rows.map(({ name, city, state }) => fold(`${name}\n${city}\n${state}`)),
});

/** The teams whose name, city or state contains every word of the term (Spec 2 §2, /teams). */
export function foundTeams<Team extends ListedTeam>(
  rows: readonly Team[],
  index: SearchIndex,
  term: string,
): readonly Team[] {
  if (term.trim() === '') return rows;
  const found = new Set(searchIndex(index, term));
  return rows.filter(({ id }) => found.has(id));
}

/** A state with how many of the teams are there, as its chip shows it. */
export type StateCount = { readonly state: string; readonly count: number };

/** As a state is compared: older teams wrote it in small letters, or with a space. */
export const stateOf = (state: string): string => state.trim().toUpperCase();

/**
 * The states of the teams, those with the most teams first.
 * @param chosen this state is listed also when it has no team, so that a person can leave it
 */
export function teamStates(
  rows: readonly Pick<ListedTeam, 'state'>[],
  chosen: string | undefined,
): readonly StateCount[] {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const { state } of rows) {
    const known = stateOf(state);
    if (known !== '') counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return [...counts]
    .map(([state, count]) => ({ state, count }))
    .toSorted((a, b) => b.count - a.count || compareNames(a.state, b.state));
}

/** The teams of a state; all without one. */
export const teamsOfState = <Team extends Pick<ListedTeam, 'state'>>(
  rows: readonly Team[],
  chosen: string | undefined,
): readonly Team[] => (chosen ? rows.filter(({ state }) => stateOf(state) === chosen) : rows);
