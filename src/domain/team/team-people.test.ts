import { expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import { instagramLink, isIn, joinLink, peopleOf, placeIn } from './team-people.ts';

type Member = Rows['team_members'];
const row = (role: Member['role'], approved = true) => ({ role, approved });

test.each([
  ['nobody is signed in', undefined, undefined, 'visitor'],
  ['somebody without a row', undefined, 'me', 'outsider'],
  ['somebody who asked', row('member', false), 'me', 'pending'],
  ['a member', row('member'), 'me', 'member'],
  ['a veteran', row('veteran'), 'me', 'veteran'],
  ['an officer', row('officer'), 'me', 'officer'],
  ['the captain', row('captain'), 'boss', 'captain'],
  ['the captain, whose own row has not arrived', undefined, 'boss', 'captain'],
  ['a captain who handed over, whose own row has not arrived', row('captain'), 'me', 'officer'],
] as const)('%s', (_who, mine, user_id, place) => {
  expect(placeIn({ captain_id: 'boss' }, mine, user_id)).toBe(place);
});

test('who visits or asks is not in the team', () => {
  const places = ['visitor', 'outsider', 'pending', 'member', 'veteran', 'officer', 'captain'];
  expect(places.filter((place) => isIn(place as never))).toEqual(places.slice(3));
});

test('members by role, then by name; requests in the order of asking', () => {
  const person = (name: string, role: Member['role'], created_at: string, approved = true) =>
    ({ name, role, approved, created_at }) as Member;
  const { members, asking } = peopleOf([
    person('Zeca', 'member', '1'),
    person('Ítalo', 'officer', '2'),
    person('Nova', 'member', '9', false),
    person('ana', 'member', '3'),
    person('Rui', 'captain', '4'),
    person('Velha', 'member', '5', false),
    person('Bia', 'veteran', '6'),
    person('Igor', 'officer', '7'),
  ]);
  expect(members.map(({ name }) => name)).toEqual(['Rui', 'Igor', 'Ítalo', 'Bia', 'ana', 'Zeca']);
  expect(asking.map(({ name }) => name)).toEqual(['Velha', 'Nova']);
});

test('links: to join, and to an Instagram name with or without its @', () => {
  expect(joinLink('https://qg.example', 'x')).toBe('https://qg.example/team/join/x');
  expect(instagramLink('@lobos.guara')).toBe('https://instagram.com/lobos.guara');
  expect(instagramLink('a/b?c')).toBe('https://instagram.com/a%2Fb%3Fc');
});
