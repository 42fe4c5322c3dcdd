import { expect, test } from 'vitest';
import { lacksWinners, mayNameWinners, shownWinners, winnerChoices } from './winners.ts';

const team = (id: string, name: string) => ({ id, name, city: 'Brasília', state: 'DF' });
const teams = [
  team('l', 'Lobos-Guará'),
  team('c', 'Corvos'),
  team('f', 'Falcões'),
  team('o', 'Onças'),
];
const operators = [{ team: ' lobos-guara ' }, { team: null }, { team: 'Falcões' }];
const ids = (term: string, ticked: readonly string[] = [], named: readonly string[] = []) =>
  shownWinners(winnerChoices({ teams, operators, named }), ticked, term).map(({ id }) => id);

test('the teams that participants wrote, however they wrote them, and those that were named', () => {
  expect(ids('')).toEqual(['f', 'l']);
  expect(ids('', [], ['o'])).toEqual(['f', 'l', 'o']);
  const none = winnerChoices({ teams, operators: [{ team: null }], named: [] });
  expect(shownWinners(none, [], '')).toEqual([]);
});

test('how many play for each, however they wrote it', () => {
  const twice = [...operators, { team: 'LOBOS-GUARÁ' }];
  const { playersOf } = winnerChoices({ teams, operators: twice, named: [] });
  expect(teams.map(playersOf)).toEqual([2, 0, 1, 0]);
});

test('a term finds every team, the likely ones first, and not without end', () => {
  expect(ids('brasilia')).toEqual(['f', 'l', 'c', 'o']);
  expect(ids('corv')).toEqual(['c']);
  const many = Array.from({ length: 99 }, (_, n) => team(`${n}`, `Equipe ${n}`));
  const choices = winnerChoices({ teams: many, operators, named: [] });
  expect(shownWinners(choices, [], 'equipe')).toHaveLength(30);
});

test('no row moves or disappears by a tap', () => {
  expect(ids('brasilia', ['o'])).toEqual(ids('brasilia'));
  expect(ids('', ['o'])).toEqual(['f', 'l', 'o']); // chosen in a search before
  expect(ids('', ['l'])).toEqual(['f', 'l']);
});

const GAME = {
  starts_at: '2026-11-21T12:00:00Z',
  date: '2026-11-21',
  time: '09:00',
  end_time: null as string | null,
  status: 'planned' as const,
  is_info_only: false,
  winner_team_ids: [] as string[],
};

test('winners can be named from the start, of an event that took place and has participants', () => {
  expect(mayNameWinners(GAME, '2026-11-21T11:59:59Z')).toBe(false);
  expect(mayNameWinners(GAME, '2026-11-21T12:00:00Z')).toBe(true);
  expect(mayNameWinners({ ...GAME, is_info_only: true }, '2026-11-22T12:00:00Z')).toBe(false);
  expect(mayNameWinners({ ...GAME, status: 'cancelled' }, '2026-11-22T12:00:00Z')).toBe(false);
});

test.each([
  ['an afternoon where nobody said when it ends', null, '2026-11-21T17:00:00Z'],
  ['a short game', '11:00', '2026-11-21T14:00:00Z'],
  ['a whole night', '06:00', '2026-11-22T09:00:00Z'],
])('they are asked for after the end: %s', (_, end_time, end) => {
  const before = new Date(Date.parse(end) - 1).toISOString();
  expect(lacksWinners({ ...GAME, end_time }, before)).toBe(false);
  expect(lacksWinners({ ...GAME, end_time }, end)).toBe(true);
  expect(lacksWinners({ ...GAME, end_time, winner_team_ids: ['l'] }, end)).toBe(false);
});
