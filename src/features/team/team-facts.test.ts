import { expect, test } from 'vitest';
import { captainOf, memberCountOf } from './team-facts.ts';
import { teamSearch } from './team-tab.ts';

const row = (name: string, role: string, user_id: string | null = null) =>
  ({ name, role, user_id }) as never;
const team = (facts: object) => ({ captain_id: null, ...facts }) as never;

test('the number of members: counted where they were read, else as the row says, else unknown', () => {
  const members = [row('Ana', 'captain'), row('Bia', 'member')];
  expect(memberCountOf(team({ member_count: 9 }), members, true)).toBe(2);
  expect(memberCountOf(team({ member_count: 9 }), [], false)).toBe(9);
  expect(memberCountOf(team({}), [], false)).toBe(0);
});

test('the captain is whom the team names, also while the members still say another', () => {
  const members = [row('Ana', 'captain', 'a'), row('Bia', 'officer', 'b')];
  expect(captainOf(team({ captain_id: 'b' }), members)).toBe('Bia');
  expect(captainOf(team({ captain_id: 'b', captain_name: 'Beatriz' }), [])).toBe('Beatriz');
  expect(captainOf(team({}), members)).toBe('Ana');
  expect(captainOf(team({ captain_name: null }), [])).toBeUndefined();
});

test.each([
  ['pending', { tab: 'pending' }],
  ['about', { tab: 'about' }],
  ['nothing', {}],
  [undefined, {}],
])('the address ?tab=%s', (tab, search) => {
  expect(teamSearch({ tab })).toEqual(search);
});
