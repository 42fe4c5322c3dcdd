import { describe, expect, test } from 'vitest';
import {
  hasStarted,
  eventLink,
  isOwner,
  readsPeople,
  placesLeft,
  registrationState,
  teamSize,
} from './event-rules.ts';

const now = '2026-11-21T12:00:00Z';
const event = {
  starts_at: '2026-11-22T12:00:00+00:00',
  status: 'planned',
  registration_closed: false,
  closed_because_full: false,
  max_op: 10,
  operators_count: 9,
  places_offered: 0,
} as const;
const viewer = { now, signed_in: true, registered: false };

describe('registration', () => {
  test.each([
    ['open', {}, {}],
    ['open', { max_op: 0, operators_count: 4_000 }, {}],
    ['full', { operators_count: 10 }, {}],
    ['full', { operators_count: 12 }, {}],
    ['full', { places_offered: 1 }, {}],
    ['full', { registration_closed: true, closed_because_full: true }, {}],
    ['open', { places_offered: 1 }, { offered: true }],
    ['open', { registration_closed: true }, { offered: true }],
    ['past', { starts_at: now, places_offered: 1 }, { offered: true }],
    ['cancelled', { status: 'cancelled', registration_closed: true }, {}],
    ['postponed', { status: 'postponed', starts_at: now }, { offered: true }],
    ['info_only', { is_info_only: true, registration_closed: true, starts_at: now }, {}],
    ['cancelled', { status: 'cancelled', is_info_only: true }, {}],
    ['registered', { is_info_only: true }, { registered: true }],
    ['past', { starts_at: now }, {}],
    ['past', { starts_at: '2026-11-21T09:00:00-03:00' }, {}], // the same instant, written in Brasília
    ['closed', { registration_closed: true }, {}],
    ['needs_sign_in', {}, { signed_in: false }],
    ['registered', {}, { registered: true }],
    // several reasons at once: the database's order decides, and a place that is mine
    // stays mine
    [
      'closed',
      { registration_closed: true, starts_at: now, operators_count: 10 },
      { signed_in: false },
    ],
    ['past', { starts_at: now, operators_count: 10 }, { signed_in: false }],
    ['full', { operators_count: 10 }, { signed_in: false }],
    [
      'registered',
      { registration_closed: true, starts_at: now, operators_count: 10 },
      { registered: true },
    ],
  ] as const)('is %s for %o seen by %o', (state, of_event, of_viewer) => {
    expect(registrationState({ ...event, ...of_event }, { ...viewer, ...of_viewer })).toBe(state);
  });
});

test('an event has started from its exact second', () => {
  expect(hasStarted(event, '2026-11-22T11:59:59.999Z')).toBe(false);
  expect(hasStarted(event, '2026-11-22T12:00:00.000Z')).toBe(true);
  expect(hasStarted({ ...event, status: 'postponed' }, '2026-11-22T12:00:00.000Z')).toBe(false);
});

test('places left: null without a limit, never below zero', () => {
  expect(placesLeft({ max_op: 0, operators_count: 30, places_offered: 0 })).toBeNull();
  expect(placesLeft({ max_op: 30, operators_count: 12, places_offered: 3 })).toBe(15);
  expect(placesLeft({ max_op: 30, operators_count: 31, places_offered: 0 })).toBe(0);
});

test('only 3X3 and 5X5 have teams that people choose', () => {
  expect(teamSize('3X3')).toBe(3);
  expect(teamSize('5X5')).toBe(5);
  expect(teamSize('MilSim')).toBeNull();
});

test('the event of a deleted account has no owner, and a visitor is not one', () => {
  expect(isOwner({ created_by: 'a' }, { id: 'a' })).toBe(true);
  expect(isOwner({ created_by: 'a' }, { id: 'b' })).toBe(false);
  expect(isOwner({ created_by: null }, null)).toBe(false);
});

test('the link of an event is {origin}/event/{event_id}', () => {
  expect(eventLink('https://qg.example', 'abc')).toBe('https://qg.example/event/abc');
});

test('who takes part is read by the organiser, staff, and everybody where the list is public', () => {
  const hidden = { created_by: 'a', allow_public_list: false };
  const shown = { ...hidden, allow_public_list: true };
  const reads = (event: typeof hidden, person: string | null, view?: string) =>
    readsPeople(event, person === null ? null : { id: person }, view);
  expect(reads(hidden, 'a', 'owner')).toBe(true);
  expect(reads(hidden, 'a')).toBe(true); // created here, not sent yet
  expect(reads(hidden, 'a', 'count')).toBe(false); // read before the sign-in
  expect(reads(hidden, 'b', 'staff')).toBe(true);
  expect(reads(hidden, 'b')).toBe(false);
  expect(reads(hidden, null, 'count')).toBe(false);
  expect(reads(shown, null, 'list')).toBe(true);
  expect(reads(shown, 'b')).toBe(true);
  expect(reads(shown, 'b', 'count')).toBe(false); // it was hidden when the rows were sent
});
