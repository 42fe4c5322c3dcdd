import { expect, test } from 'vitest';
import {
  emptyWalkIn,
  overfills,
  walkInArgs,
  walkInOf,
  walkInProblems,
  walkInsAre,
} from './walk-in.ts';

const form = { ...emptyWalkIn, name: ' Ana  Souza ', whatsapp: '(11) 98765-4321' };
const ids = { operator_id: 'o', event_id: 'e' };

test('name and number are required, and what is not given is not sent', () => {
  expect(walkInProblems(emptyWalkIn)).toEqual([
    { field: 'name', code: 'operator_required' },
    { field: 'whatsapp', code: 'operator_required' },
  ]);
  expect(walkInProblems(form)).toEqual([]);
  const args = walkInArgs(form, ids);
  expect(args).toEqual({
    ...ids,
    name: 'Ana Souza',
    whatsapp: expect.stringMatching(/11987654321$/),
  });
  expect(walkInProblems(walkInOf(args))).toEqual([]);
  expect(walkInArgs(walkInOf(args), ids)).toEqual(args);
});

test('without a number, once that is said: the name is still required, and nothing of the field is sent', () => {
  const numberless = { ...form, whatsapp: '11 9876', team: ' Lobos ', no_number: true };
  expect(walkInProblems(numberless)).toEqual([]);
  expect(walkInArgs(numberless, ids)).toEqual({ ...ids, name: 'Ana Souza', team: 'Lobos' });
  const nameless = { ...numberless, name: ' ' };
  expect(walkInProblems(nameless)).toEqual([{ field: 'name', code: 'operator_required' }]);
  expect(() => walkInArgs(nameless, ids)).toThrow();
});

test.each([
  ['2026-11-21T23:59:59Z', 'not_open'],
  ['2026-11-22T00:00:00Z', 'open'],
  ['2026-11-23T12:00:00Z', 'open'],
  ['2026-11-23T12:00:01Z', 'over'],
])('a game at noon, asked at %s: %s', (now, are) => {
  const event = { starts_at: '2026-11-22T12:00:00Z', status: 'planned' } as const;
  expect(walkInsAre({ ...event, status: 'cancelled' }, now)).toBe('cancelled');
  expect(walkInsAre(event, now)).toBe(are);
});

test.each([
  [{ max_op: 0, operators_count: 90, places_offered: 0 }, 90, false],
  [{ max_op: 10, operators_count: 9, places_offered: 0 }, 9, false],
  [{ max_op: 10, operators_count: 9, places_offered: 0 }, 10, true], // walk-ins that wait on this phone
  [{ max_op: 10, operators_count: 9, places_offered: 1 }, 9, true],
])('%j with %i on the list: one more is too many %s', (event, listed, over) => {
  expect(overfills(event, listed)).toBe(over);
});
