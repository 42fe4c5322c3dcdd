import { expect, test } from 'vitest';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { gateEntries, gateList } from './gate-list.ts';
import { arrivingTeams, namedTeam } from './team-arrival.ts';

const people = (
  [
    ['ana', 'Lobos', null],
    ['bia', ' lobos', 'side'],
    ['caio', 'LOBOS', null],
    ['davi', 'Onças', null],
    ['eva', 'Onças', null],
    ['fred', null, 'side'],
    ['gil', '', 'side'],
    ['hugo', null, null],
    ['ivo', 'Solo', null],
  ] as const
).map(([id, team, event_team_id]) =>
  operatorRow({ id, event_id: 'e', name: id, team, event_team_id }),
);
const sides = new Map([['side', 'Lado A']]);
const teams = (...came: readonly string[]) => {
  const marks = came.map((operator_id) => checkInRow({ id: operator_id, data: { operator_id } }));
  return arrivingTeams(gateList(gateEntries(people), marks), sides);
};
const shown = (...came: readonly string[]) =>
  teams(...came).map(({ name, missing, came: n }) => [name, missing.map(({ id }) => id), n]);

test('a team is who wrote it, however they spelled it, and the side of who wrote none', () => {
  expect(shown()).toEqual([
    ['Lado A', ['fred', 'gil'], 0],
    ['Lobos', ['ana', 'bia', 'caio'], 0],
    ['Onças', ['davi', 'eva'], 0],
  ]);
});

test('who came is not marked again, and a team of which one is missing is no crowd', () => {
  expect(shown('bia', 'eva')).toEqual([
    ['Lado A', ['fred', 'gil'], 0],
    ['Lobos', ['ana', 'caio'], 1],
  ]);
});

test.each([
  ['lobos', 'Lobos'],
  ['oncas', 'Onças'],
  ['lo', 'Lobos'],
  ['o', undefined],
  ['', undefined],
  ['ana', undefined],
])('%j names %s', (term, name) => {
  expect(namedTeam(teams(), term)?.name).toBe(name);
});
