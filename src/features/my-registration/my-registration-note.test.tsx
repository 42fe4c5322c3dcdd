// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { events } from '#i18n/pt-BR/events.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { MyRegistrationNote } from './my-registration-note.tsx';

const known = vi.hoisted(() => ({
  marks: [] as object[],
  my_records: [] as object[],
  patches: [] as object[],
}));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.mock('./cancel-registration.tsx', () => ({ CancelRegistration: () => null }));
vi.mock('#actions/use-act.ts', () => ({ useRetry: () => undefined }));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => 'sending' }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/event/use-event-records.ts', () => ({ useEventRecords: () => known.marks }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: (name: 'my_records' | 'patches') => ({ state: 'present', rows: known[name] }),
}));

const event = {
  id: 'e1',
  date: '2026-11-22',
  time: '08:00',
  end_time: '14:00',
  starts_at: '2026-11-22T11:00:00Z',
  status: 'planned',
} as AirsoftEvent;
const mine = { status: 'confirmed', operator_id: 'o1' } as MyRegistration;
const [BEFORE, AFTER, DECIDED] = [
  '2026-11-22T10:00:00Z',
  '2026-11-22T18:00:00Z',
  '2026-11-25T12:00:00Z',
] as const;

const said = (now: string, changes: Partial<AirsoftEvent> = {}) => {
  showForm(<MyRegistrationNote event={{ ...event, ...changes }} mine={mine} now={now} />);
  return document.body.textContent;
};
const SURE = registration.mine.confirmed_hint;

test('a place is sure until the game is over, then it says how it was', () => {
  expect(said(BEFORE)).toContain(SURE);
  for (const now of [AFTER, DECIDED]) {
    expect(said(now)).not.toContain(SURE);
    expect(said(now)).not.toContain(events.registration.confirmed);
  }
  expect(said(AFTER)).toContain(registration.after.unknown);
  expect(said(DECIDED)).toContain(registration.after.missed);
});

test('who played reads it, with the patch that the game gave', () => {
  known.my_records = [
    { kind: 'user_points', data: { source: 'event_participation', source_id: 'e1', points: 0 } },
    { kind: 'user_patch', data: { patch_id: 'p1' } },
  ];
  known.patches = [{ id: 'p1', nome: 'Serra 2026' }];
  const shown = said(AFTER);
  expect(shown).toContain(registration.after.played);
  expect(shown).toContain('Serra 2026');
  known.my_records = [];
});

test('in a called off game no place is sure', () => {
  const shown = said(BEFORE, { status: 'cancelled' });
  expect(shown).not.toContain(SURE);
  expect(shown).toContain(problems.refused.event_cancelled);
});
