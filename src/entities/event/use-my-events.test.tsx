// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useMyEvents } from './use-my-events.ts';

const NOW = '2026-11-22T12:00:00Z';
const device = vi.hoisted(() => ({ rows: [] as object[], me: null as object | null }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: device.rows }),
}));
vi.mock('#live/event/use-my-registrations.ts', () => ({ useMyRegistrations: () => new Map() }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.me }));

const Screen = () => JSON.stringify(useMyEvents('ana', NOW)?.upcoming.map(({ event }) => event.id));
function told(rows: object[], me: object | null): string {
  Object.assign(device, { rows, me });
  showForm(<Screen />);
  return document.body.textContent;
}

test('[S1] none here means that there is none only once my rows have arrived', () => {
  expect(told([], null)).toBe('');
  expect(told([], { complete: false })).toBe('');
  expect(told([], { complete: true })).toBe('[]');
  const mine = eventRow({ id: 'e1', date: '2026-12-01', created_by: 'ana' });
  expect(told([mine], null)).toBe('["e1"]'); // one that I made here
});
