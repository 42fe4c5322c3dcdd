import { expect, test } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { rememberSeen, seenEvents } from './seen-events.ts';

const row = (id: string, change: Partial<ListedEvent> = {}): ListedEvent => ({
  id,
  name: 'Operação',
  date: '2026-11-28',
  time: '09:00',
  location: 'Atibaia - SP',
  game_mode: 'MilSim',
  is_public: true,
  registration_closed: false,
  closed_because_full: false,
  is_info_only: false,
  price_cents: 4000,
  status: 'planned',
  max_op: 80,
  operators_count: 3,
  places_offered: 0,
  starts_at: '2026-11-28T12:00:00+00:00',
  ...change,
});

const stored = stubLocalStorage();

test('the first public rows come back, with their age', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(String(at)));
  rememberSeen({ rows, synced_at: 5 });
  expect(seenEvents('2026-11-06')).toEqual({ rows: rows.slice(0, 12), synced_at: 5 });
});

test('my next game comes back however late it is, and a private one does not', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(String(at)));
  rememberSeen({ rows, synced_at: 5, next: '19' });
  const seen = seenEvents('2026-11-06');
  expect(seen?.next).toBe('19');
  expect(seen?.rows.map(({ id }) => id)).toEqual(['19', ...rows.slice(0, 11).map(({ id }) => id)]);
  rememberSeen({ rows: [row('a'), row('mine', { is_public: false })], synced_at: 5, next: 'mine' });
  expect(seenEvents('2026-11-06')?.rows.map(({ id }) => id)).toEqual(['a']);
});

test('private rows and other fields of a row are never stored', () => {
  const secret = { ...row('a'), briefing: 'segredo' };
  rememberSeen({ rows: [row('private', { is_public: false }), secret], synced_at: 5 });
  expect(seenEvents('2026-11-06')?.rows.map(({ id }) => id)).toEqual(['a']);
  expect([...stored.values()].join()).not.toContain('segredo');
});

test('rows older than the list shows are left out', () => {
  rememberSeen({ rows: [row('old', { date: '2026-11-01' })], synced_at: 5 });
  expect(seenEvents('2026-11-06')).toBeNull();
});

test.each(['', 'null', '{', '[]', '{"version":2}', '{"version":1,"rows":[{"id":"x"}]}'])(
  'foreign content in storage (%s) is ignored',
  (text) => {
    stored.set('qg.seen.events', text);
    expect(seenEvents('2026-11-06')).toBeNull();
  },
);

test('[law 1] the next start knows whether a row had room for a distance', () => {
  for (const has_room of [false, true]) {
    usePlace.setState({ has_room });
    rememberSeen({ rows: [row('a')], synced_at: 5 });
    expect([...stored.values()].join()).toContain(`"has_place":${has_room}`);
  }
});
