// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { NoWayIn } from './no-way-in.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/events">{children}</a>,
}));
vi.mock('#entities/event/back-links.tsx', () => ({ BackToEvent: () => null }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'p1' }) }));
vi.mock('#live/event/use-waiting-line.ts', () => ({
  useWaitingLine: () => undefined,
  isOffered: () => false,
}));
vi.mock('#entities/event/day/same-day-note.tsx', () => ({ SameDayNote: () => null }));
vi.mock('./squad/my-friends.tsx', () => ({ MyFriends: () => null }));

const event = {
  id: 'e1',
  status: 'planned',
  registration_closed: true,
  closed_because_full: false,
  is_info_only: false,
  max_op: 3,
  operators_count: 2,
  places_offered: 0,
  starts_at: '2026-11-29T12:00:00Z',
} as AirsoftEvent;

function said(change: Partial<AirsoftEvent>): string {
  showForm(
    <NoWayIn event={{ ...event, ...change }} now="2026-11-22T12:00:00Z" refused={undefined}>
      the form
    </NoWayIn>,
  );
  return document.body.textContent;
}

test.for([
  [{}, registration.closed_detail],
  [{ closed_because_full: true, operators_count: 3 }, registration.full_detail],
  [{ registration_closed: false, operators_count: 3 }, registration.full_detail],
] as const)('with %j the registrations are closed, and it says why', ([change, why]) => {
  const shown = said(change);
  expect(shown).toContain(registration.closed);
  expect(shown).toContain(why);
  expect(shown).not.toContain('the form');
});

test('while there is a place the form is shown', () =>
  expect(said({ registration_closed: false })).toBe('the form'));
