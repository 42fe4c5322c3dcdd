import { expect, test } from 'vitest';
import { foundTeams, indexTeams, teamsInOrder, teamsOfState, teamStates } from './team-list.ts';

const team = (id: string, name: string, city: string, state: string) => ({ id, name, city, state });
const teams = [
  team('c', 'Órion', 'São João', 'SC'),
  team('a', 'Lobos-Guará', 'Brasília', 'DF'),
  team('b', 'Equipe 10', 'São Paulo', 'SP'),
  team('d', 'equipe 2', 'Campinas', 'SP'),
];

test('my teams are apart from the others, and both are in the order of their names', () => {
  const { mine, others } = teamsInOrder(teams, new Set(['c', 'a', 'gone']));
  expect(mine.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(others.map(({ id }) => id)).toEqual(['d', 'b']);
});

test.each([
  ['', ['c', 'a', 'b', 'd']],
  ['  ', ['c', 'a', 'b', 'd']],
  ['brasilia', ['a']],
  ['SP', ['b', 'd']],
  ['sao', ['c', 'b']],
  ['sp equipe', ['b', 'd']],
  ['guará df', ['a']],
  ['equipe df', []],
  ['10 sao', ['b']],
])('the search %j finds %j by name, city and state, without accents', (term, ids) => {
  expect(foundTeams(teams, indexTeams(teams), term).map(({ id }) => id)).toEqual(ids);
});

test('a word does not match across two fields', () => {
  expect(foundTeams(teams, indexTeams(teams), 'guarabrasilia')).toEqual([]);
});

test('states are counted however they were written, the most teams first', () => {
  const rows = [...teams, team('e', 'Antiga', 'Itu', ' sp ')];
  const counted = [
    { state: 'SP', count: 3 },
    { state: 'DF', count: 1 },
    { state: 'SC', count: 1 },
  ];
  expect(teamStates(rows, undefined)).toEqual(counted);
  expect(teamStates(rows, 'DF')).toEqual(counted);
  expect(teamStates(rows, 'GO')).toEqual([...counted, { state: 'GO', count: 0 }]);
  expect(teamsOfState(rows, 'SP').map(({ id }) => id)).toEqual(['b', 'd', 'e']);
  expect(teamsOfState(rows, undefined)).toBe(rows);
});
