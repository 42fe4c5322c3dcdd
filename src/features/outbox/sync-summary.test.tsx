// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { sync } from '#i18n/pt-BR/sync.ts';
import { sync_detail } from '#i18n/pt-BR/sync-detail.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { SyncSummary } from './sync-summary.tsx';

const device = vi.hoisted(() => ({ records: [] as object[] }));
const status = vi.hoisted(() => ({
  phase: 'synced' as 'synced' | 'syncing' | 'never_synced',
  synced_at: Date.parse('2026-11-22T12:00:00Z'),
  clock_offset_ms: 0,
  expired: false,
}));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => status,
  useSyncNow: () => () => undefined,
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.records }));
vi.mock('#live/outbox/use-refused-pictures.ts', () => ({ useRefusedPictures: () => [] }));
vi.mock('#live/lost/use-stranded.ts', () => ({ useStranded: () => ({ stranded: [] }) }));
vi.mock('#live/rows/use-device-query.ts', () => ({ useDeviceQuery: () => 0 }));

const lines = () => {
  showForm(<SyncSummary />);
  return [...document.querySelectorAll('[role=status] p')].map(({ textContent }) => textContent);
};
const said = () => lines()[0];

test('"Em dia" is said only where nothing is open: not above what was refused', () => {
  device.records = [{ id: 'm1', status: 'acked' }];
  expect(said()).toBe(sync.status.synced);
  device.records = [{ id: 'm1', status: 'rejected' }];
  expect(said()).toBe('1 pendência');
  device.records = [{ status: 'rejected' }, { status: 'queued' }];
  expect(said()).toBe('2 pendências');
});

test('[law 1] a first start says that the first rows come, in the two lines that every later state takes too', () => {
  const words = { ...sync_detail, first_time: sync.first_time };
  vi.useFakeTimers();
  status.phase = 'never_synced';
  expect(said()).toBe(sync.status.initial_sync);
  act(() => void vi.advanceTimersByTime(1_000)); // the server does not answer
  expect(document.querySelector('[role=status]')!.textContent).toContain(words.never_synced);
  vi.useRealTimers();
  // two lines of a phone of 360 px, with wide letters
  for (const key of ['never_synced', 'first_time', 'syncing', 'synced'] as const)
    expect(words[key].length, key).toBeLessThan(70);
});

test('what is kept is being sent only where something is kept', () => {
  status.phase = 'syncing';
  device.records = [];
  expect(lines()[1]).toBe(sync_detail.syncing);
  device.records = [{ status: 'queued' }];
  expect(lines()[1]).toBe(sync_detail.syncing_pending);
  status.phase = 'synced';
});
