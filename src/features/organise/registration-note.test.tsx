// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { events } from '#i18n/pt-BR/events.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RegistrationNote } from './registration-note.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'p1' }) }));

const now = '2026-11-22T12:00:00Z';
const event = {
  id: 'e1',
  created_by: 'p1',
  status: 'planned',
  registration_closed: false,
  closed_because_full: false,
  is_info_only: false,
  max_op: 3,
  operators_count: 2,
  places_offered: 0,
  starts_at: '2026-11-29T12:00:00Z',
} as AirsoftEvent;
beforeEach(() => vi.clearAllMocks());
function said(change: Partial<AirsoftEvent>): string {
  showForm(<RegistrationNote event={{ ...event, ...change }} now={now} />);
  return document.body.textContent;
}
const words = organise.registration;

test('the organiser reads that they closed the list, and opens it there', () => {
  const shown = said({ registration_closed: true });
  expect(shown).toContain(events.card.closed);
  expect(shown).toContain(words.you_closed);
  expect(shown).not.toContain(words.no_place);
  act(() => document.querySelector('button')!.click());
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual(['open_registration@1', { id: 'e1' }]);
  expect(said({ registration_closed: true, operators_count: 3 })).toContain(words.no_place);
});

test('a list that closed because it is full says that it reopens by itself', () => {
  const full = said({ registration_closed: true, closed_because_full: true });
  expect(full).toContain(events.card.full);
  expect(full).toContain(words.closed_full);
  expect(said({ operators_count: 3 })).toContain(words.closed_full);
});

test('an event that only informs says how to open a list', () => {
  expect(said({ is_info_only: true })).toContain(words.info_only);
});

test.for([
  {},
  { registration_closed: true, created_by: 'p2' },
  { registration_closed: true, status: 'cancelled' },
  { registration_closed: true, starts_at: now },
] as const)('nothing is said where nothing is to be decided: %o', (change) => {
  expect(said(change)).toBe('');
});
