import { afterEach, expect, test, vi } from 'vitest';
import { mapStore, rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow, eventRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { smallDevice } from '#tests/fixtures/replica/small-device.ts';
import { applyRows } from '../replica/apply.ts';
import { NIL, type PullAnswer, type WireRow } from '../wire/protocol.ts';
import { applySnapshot, fetchSnapshot } from './public-snapshot.ts';
import { saveScope } from '../replica/scopes.ts';

const nextId = seededIds(1);
const epoch = nextId();
const now = () => 1_000;
afterEach(() => vi.unstubAllGlobals());

const snapshotOf = (horizon: number, rows: Record<string, WireRow[]>): PullAnswer => ({
  v: 1,
  as_user: null,
  epoch,
  server_now: '2026-11-21T12:00:00Z',
  horizon,
  acks: [],
  scopes: {
    public: {
      c: Object.fromEntries(
        Object.entries(rows).map(([name, some]) => [name, { rows: some, done: true }]),
      ),
      departed: [],
      departed_done: true,
      window_from: '2026-11-06',
    },
  },
});

const readUpTo = async (device: ReturnType<typeof smallDevice>, horizon: number) =>
  saveScope(device.db, 'public', {
    c: { arenas: [horizon, NIL], airsoft_events: [horizon, NIL] },
    departed: [horizon, NIL],
    epoch,
    settled_epoch: epoch,
    replica_id: device.disk.id,
    complete: true,
    synced_at: 1,
  });

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

test('[P3] the snapshot is written as rows, then its horizon as cursor', async () => {
  const device = smallDevice();
  const [arena, event] = [arenaRow({ id: nextId() }), eventRow({ id: nextId() })];
  await applySnapshot(
    { ...device, now },
    snapshotOf(40, { arenas: [arena], airsoft_events: [event] }),
  );
  expect(rowsHeldBy(device.disk, 'arenas', 'public')).toMatchObject([arena]);
  expect(await device.db.scopes.get('public')).toMatchObject({
    epoch,
    replica_id: device.disk.id,
    complete: true,
    departed: [40, NIL],
    c: { arenas: [40, NIL], airsoft_events: [40, NIL] },
  });
});

test('a snapshot of more rows than are written at once is written whole', async () => {
  const device = smallDevice();
  const arenas = Array.from({ length: 501 }, () => arenaRow({ id: nextId() }));
  const written: number[] = [];
  await applySnapshot({ ...device, now }, snapshotOf(40, { arenas }), (rows) => written.push(rows));
  expect(ids(rowsHeldBy(device.disk, 'arenas', 'public'))).toEqual(ids(arenas));
  expect(written).toEqual([500, 1]);
});

test('[P1] a snapshot older than the cursor moves the cursor back, so that departures since then come again', async () => {
  const device = smallDevice();
  await readUpTo(device, 90);
  await applySnapshot({ ...device, now }, snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] }));
  expect(await device.db.scopes.get('public')).toMatchObject({
    departed: [40, NIL],
    c: { arenas: [40, NIL], airsoft_events: [40, NIL] },
  });
});

test('[case 6] the cursor moves back before the rows of an old snapshot are written', async () => {
  const device = smallDevice();
  await readUpTo(device, 90);
  const dying = { ...mapStore(device.disk), write: () => Promise.reject(new Error('killed')) };
  const snapshot = snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] });
  await expect(applySnapshot({ ...device, store: dying, now }, snapshot)).rejects.toThrow('killed');
  expect(await device.db.scopes.get('public')).toMatchObject({ departed: [40, NIL] });
});

test('[P1] a snapshot newer than the cursor does not move it: its rows may not all be written yet', async () => {
  const device = smallDevice();
  await readUpTo(device, 20);
  await applySnapshot({ ...device, now }, snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] }));
  expect(await device.db.scopes.get('public')).toMatchObject({ departed: [20, NIL] });
});

test('[P7] over existing rows it removes what the snapshot would hold, and keeps what may be newer', async () => {
  const device = smallDevice();
  const [stays, lost, younger] = [nextId(), nextId(), nextId()];
  const rows = [
    arenaRow({ id: stays, sync_xid: 10 }),
    arenaRow({ id: lost, sync_xid: 11 }),
    arenaRow({ id: younger, sync_xid: 55 }),
  ];
  await applyRows(device.store, { collection: 'arenas', scopes: ['public'], epoch, rows });
  await readUpTo(device, 60);
  await applySnapshot({ ...device, now }, snapshotOf(40, { arenas: [rows[0]!] }));
  expect(ids(rowsHeldBy(device.disk, 'arenas', 'public'))).toEqual(ids([rows[0]!, rows[2]!]));
});

test('[case 31] with the cursors lost and the replica kept, what is no longer public is removed', async () => {
  const device = smallDevice();
  const rows = [arenaRow({ id: nextId(), sync_xid: 10 }), arenaRow({ id: nextId(), sync_xid: 11 })];
  await applyRows(device.store, { collection: 'arenas', scopes: ['public'], epoch, rows });
  await applySnapshot({ ...device, now }, snapshotOf(40, { arenas: [rows[0]!] }));
  expect(ids(rowsHeldBy(device.disk, 'arenas', 'public'))).toEqual([rows[0]!.id]);
});

test('[P11] a snapshot of another epoch than the replica changes nothing', async () => {
  const device = smallDevice();
  await readUpTo(device, 60);
  const other = {
    ...snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] }),
    epoch: nextId(),
  };
  await applySnapshot({ ...device, now }, other);
  expect(rowsHeldBy(device.disk, 'arenas', 'public')).toEqual([]);
  expect(await device.db.scopes.get('public')).toMatchObject({ epoch, departed: [60, NIL] });
});

test('a collection of a newer server is ignored', async () => {
  const device = smallDevice();
  await readUpTo(device, 20);
  await applySnapshot({ ...device, now }, snapshotOf(40, { rankings: [arenaRow({ id: NIL })] }));
  expect(await device.db.scopes.get('public')).toMatchObject({ departed: [20, NIL] });
});

test.each([
  ['a captive portal', () => new Response('<html>', { status: 200 })],
  ['nothing there', () => Response.json({ message: 'not found' }, { status: 404 })],
  ['an answer for somebody', () => Response.json({ ...snapshotOf(1, {}), as_user: nextId() })],
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
])('%s is no snapshot, and no error', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await fetchSnapshot('http://x/s.json', new AbortController().signal)).toBeNull();
});

test('the browser asks whether its copy is current, and downloads nothing that is never read', async () => {
  const answer = vi.fn(async (_url: string, _how: RequestInit) =>
    Response.json(snapshotOf(40, {})),
  );
  vi.stubGlobal('fetch', answer);
  const { signal } = new AbortController();
  await fetchSnapshot('http://x/s.json', signal);
  vi.stubGlobal('document', { querySelector: () => ({ href: 'http://x/s.json' }) });
  await fetchSnapshot('http://x/s.json', signal); // the page began it: another way to ask would be another download
  await fetchSnapshot('http://x/s.json', signal);
  expect(answer.mock.calls.map(([, how]) => how.cache)).toEqual([
    'no-cache',
    'default',
    'no-cache',
  ]);
});
