import { expect, test } from 'vitest';
import { placedTeams, type StandingColumn } from './team-standings.ts';

const team = (name: string, members: number, events: number, city = 'Curitiba') => ({
  id: name,
  name,
  logo: null,
  city,
  state: 'PR',
  event_count: events,
  member_count: members,
  score: members * 5,
});
const rows = [team('Lobos', 9, 1), team('Águias', 9, 4, 'São Paulo'), team('Ipê', 2, 7)];
const found = (by: StandingColumn, up = false, q = '') =>
  placedTeams(rows, { by, up, q }).map(({ team: { name }, place }) => [place, name]);

test('teams are sorted by points, and equal ones share their place, as the server sorts them', () => {
  expect(found('points')).toEqual([
    [1, 'Lobos'],
    [1, 'Águias'],
    [3, 'Ipê'],
  ]);
});

test('sorted by anything else, a team keeps its place', () => {
  expect(found('name', true)).toEqual([
    [1, 'Águias'],
    [3, 'Ipê'],
    [1, 'Lobos'],
  ]);
  expect(found('events')[0]).toEqual([3, 'Ipê']);
  expect(found('members', true)[0]).toEqual([3, 'Ipê']);
});

test('teams are found by name, city and state, without accents', () => {
  expect(found('points', false, 'sao paulo')).toEqual([[1, 'Águias']]);
  expect(found('points', false, 'PR')).toHaveLength(3);
  expect(found('points', false, 'paulo  aguias')).toEqual([[1, 'Águias']]);
  expect(found('points', false, 'xyz')).toEqual([]);
});
