import { fold, searchIndex, type SearchIndex } from '../search/search.ts';
import { compareNames } from '../words/name-order.ts';

/** What a list of teams is ordered and searched by. Teams have no coordinates, so none is near. */
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

const stateOf = ({ state }: ListedTeam): string => state.trim().toUpperCase();

/** The states that have teams, those with most first. */
export function teamStates(
  rows: readonly ListedTeam[],
): readonly { readonly state: string; readonly count: number }[] {
  return [...Map.groupBy(rows, stateOf)]
    .map(([state, teams]) => ({ state, count: teams.length }))
    .toSorted((a, b) => b.count - a.count || compareNames(a.state, b.state));
}

/** @param state as teamStates has it; '' is every state */
export const teamsInState = <Team extends ListedTeam>(
  rows: readonly Team[],
  state: string,
): readonly Team[] => (state === '' ? rows : rows.filter((team) => stateOf(team) === state));
