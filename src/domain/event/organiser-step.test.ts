import { expect, test } from 'vitest';
import { organiserStep } from './organiser-step.ts';

const now = '2026-11-23T12:00:00Z';
const GAME = {
  date: '2026-11-23',
  time: '09:00',
  end_time: null as string | null,
  is_info_only: false,
  winner_team_ids: [] as string[],
};
const at = (starts_at: string, status: 'planned' | 'cancelled' | 'postponed' = 'planned') =>
  organiserStep({ ...GAME, starts_at, status }, now);

test('players are invited until a day before; then the list is needed, also afterwards', () => {
  expect(at('2026-11-24T12:00:01Z')).toBe('invite');
  expect(at('2026-11-24T12:00:00Z')).toBe('list');
  expect(at('2026-11-01T12:00:00Z')).toBe('list');
});

test('the gate is next from twelve hours before the start, until the game is over', () => {
  expect(at('2026-11-24T00:00:01Z')).toBe('list');
  expect(at('2026-11-24T00:00:00Z')).toBe('gate');
  expect(at('2026-11-23T07:00:01Z')).toBe('gate');
  expect(at('2026-11-23T07:00:00Z')).not.toBe('gate');
  expect(at('2026-11-23T13:00:00Z', 'cancelled')).toBe('list');
});

test('nobody is invited to a cancelled event; one without a date still looks for players', () => {
  expect(at('2026-12-24T12:00:00Z', 'cancelled')).toBe('list');
  expect(at('2026-11-01T12:00:00Z', 'postponed')).toBe('invite');
});

test('an event that only informs has no list to look at', () => {
  const starts_at = '2026-11-23T13:00:00Z';
  const event = { ...GAME, starts_at, status: 'planned' as const, is_info_only: true };
  expect(organiserStep(event, now)).toBe('invite');
});

test('for a week after the game its organiser is asked who won, until that is said', () => {
  expect(at('2026-11-23T07:00:01Z')).toBe('gate');
  expect(at('2026-11-23T07:00:00Z')).toBe('winners');
  expect(at('2026-11-16T12:00:01Z')).toBe('winners');
  expect(at('2026-11-16T12:00:00Z')).toBe('list');
  expect(at('2026-11-23T07:00:00Z', 'cancelled')).toBe('list');
  const named = { starts_at: '2026-11-23T07:00:00Z', winner_team_ids: ['t'] };
  expect(organiserStep({ ...GAME, ...named, status: 'planned' }, now)).toBe('list');
});

test('the end that the organiser said counts, and not an afternoon', () => {
  const night = { ...GAME, starts_at: '2026-11-23T01:00:00Z', date: '2026-11-22', time: '22:00' };
  const step = (end_time: string) => organiserStep({ ...night, status: 'planned', end_time }, now);
  expect(step('09:01')).toBe('gate'); // 12:01 UTC of the next day
  expect(step('09:00')).toBe('winners');
});
