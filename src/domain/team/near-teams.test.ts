import { expect, test } from 'vitest';
import { metresToTeams, nearestTeams } from './near-teams.ts';
import { teamsInOrder } from './team-list.ts';

const team = (id: string, name: string, at?: readonly [number, number]) => ({
  id,
  name,
  city: 'Cidade',
  state: 'SP',
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
});
const campinas = [-22.91, -47.06] as const;
const equator = [0, 0] as const;
const teams = [
  team('none', 'Zulu'),
  team('far', 'Alfa', [-30.03, -51.23]),
  team('same', 'Órion', campinas),
  team('first', 'Lobos', campinas),
  team('near', 'Corvos', [-23.12, -46.55]),
  team('other', 'Bravo'),
];
const here = { latitude: -23.12, longitude: -46.55 };

test('the nearest are first, by name within a city, and cities that are not known come last, by name', () => {
  const sorted = teamsInOrder(teams, new Set()).others;
  const ids = nearestTeams(sorted, metresToTeams(teams, here)).map(({ id }) => id);
  expect(ids).toEqual(['near', 'first', 'same', 'far', 'other', 'none']);
});

test('a distance is to the city’s point, also of a city where the meridian and the equator meet', () => {
  const metres = metresToTeams([...teams, team('zero', 'Zero', equator)], here);
  expect(metres.get('near')).toBe(0);
  expect(Math.round(metres.get('first')! / 1000)).toBe(57);
  expect(metres.get('zero')).toBeGreaterThan(5e6);
  expect(metres.has('none')).toBe(false);
});
