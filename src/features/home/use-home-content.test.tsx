// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { unsyncedStatus, type SyncPhase } from '#sync/wire/sync-status.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { rememberHome } from './seen/seen-home.ts';
import { useHomeContent } from './use-home-content.ts';

const NOW = '2026-11-22T12:00:00Z';
const event = eventRow({ id: 'a', name: 'Operação', date: '2026-12-01' });

const device = vi.hoisted(() => ({
  rows: [] as object[],
  to_come: false,
  mine: [] as string[],
  status: {} as object,
}));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: device.rows }),
}));
vi.mock('#live/rows/use-mark-rows-live.ts', () => ({ useMarkRowsLive: () => undefined }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: () => undefined }));
vi.mock('#live/event/use-my-registrations.ts', () => ({
  useMyRegistrations: () => new Map(device.mine.map((id) => [id, {}])),
}));
vi.mock('#live/rows/use-rows-to-come.ts', () => ({ useRowsToCome: () => device.to_come }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({ useSyncStatus: () => device.status }));

beforeEach(() => {
  localStorage.clear();
  Object.assign(device, { rows: [], mine: [] });
});

/** @returns the names of the events on screen; undefined while nothing is known */
async function shown(phase: SyncPhase, synced_at: number | null, to_come = false) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(device, { status: { ...unsyncedStatus, phase, synced_at }, to_come });
  let names: string[] | undefined;
  const Home = () => {
    names = useHomeContent(NOW).events?.map(({ name }) => name);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<Home />));
  return names;
}

test.each([
  ['before the first round', 'never_synced', null, false],
  ['during it', 'initial_sync', null, false],
  ['after it, until the replica was asked again', 'synced', 1, true],
] as const)('the events that the page came with stay %s', async (_when, phase, at, to_come) => {
  rememberHome({ counts: {}, events: [event] });
  expect(await shown(phase, at, to_come)).toEqual(['Operação']);
});

test('after that they are gone, when the replica has none', async () => {
  rememberHome({ counts: {}, events: [event] });
  expect(await shown('synced', 1)).toEqual([]);
});

test('without such events they are unknown while the first round reads, and there are none when no round has run', async () => {
  expect(await shown('initial_sync', null)).toBeUndefined();
  expect(await shown('never_synced', null)).toEqual([]);
});

test('a game of mine is not among them, unless there is no other', async () => {
  device.rows = [event, eventRow({ id: 'b', name: 'Outra', date: '2026-12-02' })];
  device.mine = ['a'];
  expect(await shown('synced', 1)).toEqual(['Outra']);
  device.mine = ['a', 'b'];
  expect(await shown('synced', 1)).toEqual(['Operação', 'Outra']);
});
