import { expect, test } from 'vitest';
import { mayAssign, mayChangeRanks, mayCreateRank, type Assigning } from './rank-rights.ts';

const places = [
  'visitor',
  'outsider',
  'pending',
  'member',
  'veteran',
  'officer',
  'captain',
] as const;

test('captain and officers create ranks, and only the captain changes them', () => {
  expect(places.filter(mayCreateRank)).toEqual(['officer', 'captain']);
  expect(places.filter(mayChangeRanks)).toEqual(['captain']);
});

const officer: Assigning = {
  place: 'officer',
  me: { id: 'me' },
  member: { id: 'other', user_id: 'u', role: 'member' },
  captain_id: 'boss',
  held_level: 0,
};

test.each([
  ['an officer, below level 5', {}, 4, true],
  ['an officer, level 5', {}, 5, false],
  ['an officer, to take a rank away', { held_level: 4 }, 0, true],
  ['an officer, to take level 5 away', { held_level: 5 }, 0, false],
  ['an officer, from level 7 down', { held_level: 7 }, 2, false],
  ['an officer, for themselves', { member: { ...officer.member, id: 'me' } }, 1, false],
  ['an officer, for the captain', { member: { ...officer.member, user_id: 'boss' } }, 1, false],
  [
    'an officer, for whose row says captain',
    { member: { ...officer.member, role: 'captain' }, captain_id: null },
    1,
    false,
  ],
  [
    'an officer of a team without a captain, for who has no account',
    { member: { ...officer.member, user_id: null }, captain_id: null },
    1,
    true,
  ],
  ['a veteran', { place: 'veteran' }, 1, false],
  ['the captain, level 9', { place: 'captain', held_level: 9 }, 9, true],
  [
    'the captain, for themselves',
    { place: 'captain', member: { ...officer.member, id: 'me' } },
    9,
    true,
  ],
] satisfies [string, Partial<Assigning>, number, boolean][])(
  '%s: %j, to level %i',
  (_who, change, level, may) => expect(mayAssign({ ...officer, ...change }, level)).toBe(may),
);
