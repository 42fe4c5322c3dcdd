// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { usePlace } from '#entities/place/place-store.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RegistrationStrip } from './registration-strip.tsx';

const known = vi.hoisted(() => ({
  mine: {} as object,
  marks: [] as object[],
  my_records: [] as object[],
  patches: [] as object[],
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, className, children }: { to: string; className: string; children: string }) => (
    <a href={to} className={className}>
      {children}
    </a>
  ),
}));
vi.mock('./cancel-registration.tsx', () => ({ CancelRegistration: () => null }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'ana' }) }));
vi.mock('#live/event/use-my-registrations.ts', () => ({
  useMyRegistrations: () => new Map([['e1', known.mine]]),
}));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => 'no_signal' }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/event/use-event-records.ts', () => ({ useEventRecords: () => known.marks }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: (name: 'my_records' | 'patches') => ({ state: 'present', rows: known[name] }),
}));

const event = {
  id: 'e1',
  date: '2026-11-22',
  time: '08:00',
  gate_time: '07:00',
  end_time: '14:00',
  starts_at: '2026-11-22T11:00:00Z',
  status: 'planned',
  max_op: 40,
  latitude: -23.12,
  longitude: -46.55,
  created_by: 'bia',
} as AirsoftEvent;
const menu = { calendar: () => null, reminders: undefined };
const [WEEK_BEFORE, DAY_BEFORE, ON_THE_DAY, AFTER, DECIDED] = [
  '2026-11-15T10:00:00Z',
  '2026-11-21T10:00:00Z',
  '2026-11-22T08:00:00Z',
  '2026-11-22T18:00:00Z',
  '2026-11-25T12:00:00Z',
] as const;

function shown(
  now: string,
  changes: Partial<AirsoftEvent> = {},
  mine: Partial<MyRegistration> = {},
) {
  known.mine = { status: 'confirmed', operator_id: 'o1', ...mine };
  showForm(<RegistrationStrip event={{ ...event, ...changes }} taken={28} now={now} menu={menu} />);
  return document.body;
}
const said = (...of: Parameters<typeof shown>) => shown(...of).textContent;
const PLACES = '28 de 40 vagas';

test('a place is confirmed, with how many there are, until the day before: then with when to be there', () => {
  expect(said(WEEK_BEFORE)).toContain(events.registration.confirmed + PLACES);
  expect(said(DAY_BEFORE)).toContain(`${events.registration.confirmed}Amanhã, check-in 07:00`);
  expect(said(ON_THE_DAY)).toContain('Hoje, check-in 07:00');
  expect(said(ON_THE_DAY, { gate_time: null })).toContain('Hoje, 08:00');
});

test('how far it is stands there only where this device knows where it is', () => {
  const strip = shown(DAY_BEFORE);
  const here = { latitude: -23.55, longitude: -46.63 } as never;
  act(() => usePlace.setState({ position: here }));
  expect(strip.textContent).not.toContain('km'); // it was drawn before the position was found
  expect(said(DAY_BEFORE)).toMatch(/07:00 · a 4\d\skm/);
  expect(said(DAY_BEFORE, { latitude: null, longitude: null })).not.toContain('km');
  act(() => usePlace.setState({ position: null }));
});

test('the pass is the one orange action of a player, and not of who organises', () => {
  const orange = (...of: Parameters<typeof shown>) =>
    [...shown(...of).querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);
  expect(orange(WEEK_BEFORE)).toEqual([registration.mine.pass]);
  expect(orange(WEEK_BEFORE, { created_by: 'ana' })).toEqual([]);
  expect(said(WEEK_BEFORE, { created_by: 'ana' })).toContain(registration.mine.pass);
  expect(orange(AFTER)).toEqual([]);
  expect(said(WEEK_BEFORE, {}, { status: 'queued' })).not.toContain(registration.mine.pass);
});

test('beside the pass what counts now has a line of its own on the narrowest phones; alone it stays in its column', () => {
  const has_line = (mine: Partial<MyRegistration> = {}) =>
    shown(WEEK_BEFORE, {}, mine).querySelector(
      '.my-place-way > [role=status] > .my-place-about',
    ) !== null;
  expect([has_line(), has_line({ status: 'queued' })]).toEqual([true, false]);
});

test('only its words are read out as they change, and no menu that opens in it', () => {
  const strip = shown(WEEK_BEFORE);
  const read_out = strip.querySelector('[role=status]')!;
  expect(read_out.textContent).toBe(events.registration.confirmed + PLACES);
  expect(strip.querySelector('.my-place button')).not.toBeNull();
  expect(read_out.querySelector('a, button, dialog')).toBeNull();
});

test('once the game is over, it says how it was', () => {
  for (const now of [AFTER, DECIDED]) {
    expect(said(now)).not.toContain(PLACES);
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
  expect(said(AFTER)).toContain(`${registration.after.played}Serra 2026`);
  known.my_records = [];
});

test('what waits says what becomes of it, and a cancellation that was refused says why', () => {
  const { queued, cancelling, sending } = events.registration;
  expect(said(WEEK_BEFORE, {}, { status: 'queued' })).toContain(
    queued + registration.mine.queued_hint,
  );
  expect(said(WEEK_BEFORE, {}, { status: 'sending' })).toContain(sending);
  expect(said(WEEK_BEFORE, {}, { status: 'cancelling' })).toContain(cancelling);
  const cancel_refused = { error: { code: 'event_started' } } as MyRegistration['cancel_refused'];
  expect(said(WEEK_BEFORE, {}, { cancel_refused })).toContain(event_words.cancel.refused);
});

test('in a called off game no place is sure, and a refused registration is no place', () => {
  const text = said(WEEK_BEFORE, { status: 'cancelled' });
  expect(text).not.toContain(PLACES);
  expect(text).not.toContain(registration.mine.pass);
  expect(text).toContain(problems.refused.event_cancelled);
  expect(said(WEEK_BEFORE, {}, { status: 'refused' })).toBe('');
});
