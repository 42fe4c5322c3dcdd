import { expect, test } from 'vitest';
import { lateTeams, moveMember, withoutTeam } from './team-members.ts';

const [ana, bia, caio] = ['ana', 'bia', 'caio'].map((id) => ({ id, name: id })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
];
const teams = [
  { id: '1', name: 'Equipe 1', members: [ana, bia] },
  { id: '2', name: 'Equipe 2', members: [] },
];
const ids = (of: typeof teams | readonly { members: readonly { id: string }[] }[]) =>
  of.map(({ members }) => members.map(({ id }) => id));

test('a person can be moved, also from no team, and is never in two teams', () => {
  expect(ids(moveMember(teams, ana, '2'))).toEqual([['bia'], ['ana']]);
  expect(ids(moveMember(teams, caio, '2'))).toEqual([['ana', 'bia'], ['caio']]);
  expect(ids(moveMember(teams, ana, ''))).toEqual([['bia'], []]);
  expect(ids(moveMember(teams, ana, '1'))).toEqual([['bia', 'ana'], []]);
});

test('lists who is in no team', () => {
  expect(withoutTeam(teams, [ana, bia, caio])).toEqual([caio]);
});

test('who came late is added behind the others; who is not at the field keeps their team', () => {
  const dora = { id: 'dora', name: 'dora' };
  const all = [ana, bia, caio, dora];
  const placed = [['dora', 'bia'], ['caio']]; // ana has a team, and is not at the field
  expect(ids(lateTeams(teams, placed, all))).toEqual([['ana', 'bia', 'dora'], ['caio']]);
  expect(ids(lateTeams(teams, [[], ['bia', 'caio']], all))).toEqual([['ana'], ['bia', 'caio']]);
});
