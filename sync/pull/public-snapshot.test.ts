import { afterEach, expect, test, vi } from 'vitest';
import { mapStore, rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow, eventRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { smallDevice } from '#tests/fixtures/replica/small-device.ts';
import { applyRows } from '../replica/apply.ts';
import { parseInParts, type ToParse } from '../wire/parse-in-parts.ts';
import { NIL, type PullAnswer, type WireRow } from '../wire/protocol.ts';
import { applySnapshot, fetchSnapshot, type Snapshot } from './public-snapshot.ts';
import { saveScope } from '../replica/scopes.ts';

const nextId = seededIds(1);
const epoch = nextId();
const now = () => 1_000;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answerOf = (
  horizon: number,
  rows: Record<string, WireRow[]>,
  of: string = epoch,
): PullAnswer => ({
  v: 1,
  as_user: null,
  epoch: of,
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

const { signal } = new AbortController();

async function snapshotOf(...what: Parameters<typeof answerOf>): Promise<Snapshot> {
  vi.stubGlobal('fetch', async () => Response.json(answerOf(...what)));
  return (await fetchSnapshot('http://x/s.json', { signal }))!;
}

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
    await snapshotOf(40, { arenas: [arena], airsoft_events: [event] }),
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
  await applySnapshot({ ...device, now }, await snapshotOf(40, { arenas }), (rows) =>
    written.push(rows),
  );
  expect(ids(rowsHeldBy(device.disk, 'arenas', 'public'))).toEqual(ids(arenas));
  expect(written).toEqual([500, 1]);
});

test('[P1] a snapshot older than the cursor moves the cursor back, so that departures since then come again', async () => {
  const device = smallDevice();
  await readUpTo(device, 90);
  await applySnapshot(
    { ...device, now },
    await snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] }),
  );
  expect(await device.db.scopes.get('public')).toMatchObject({
    departed: [40, NIL],
    c: { arenas: [40, NIL], airsoft_events: [40, NIL] },
  });
});

test('[case 6] the cursor moves back before the rows of an old snapshot are written', async () => {
  const device = smallDevice();
  await readUpTo(device, 90);
  const dying = { ...mapStore(device.disk), write: () => Promise.reject(new Error('killed')) };
  const snapshot = await snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] });
  await expect(applySnapshot({ ...device, store: dying, now }, snapshot)).rejects.toThrow('killed');
  expect(await device.db.scopes.get('public')).toMatchObject({ departed: [40, NIL] });
});

test('[P1] a snapshot newer than the cursor does not move it: its rows may not all be written yet', async () => {
  const device = smallDevice();
  await readUpTo(device, 20);
  await applySnapshot(
    { ...device, now },
    await snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] }),
  );
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
  await applySnapshot({ ...device, now }, await snapshotOf(40, { arenas: [rows[0]!] }));
  expect(ids(rowsHeldBy(device.disk, 'arenas', 'public'))).toEqual(ids([rows[0]!, rows[2]!]));
});

test('[case 31] with the cursors lost and the replica kept, what is no longer public is removed', async () => {
  const device = smallDevice();
  const rows = [arenaRow({ id: nextId(), sync_xid: 10 }), arenaRow({ id: nextId(), sync_xid: 11 })];
  await applyRows(device.store, { collection: 'arenas', scopes: ['public'], epoch, rows });
  await applySnapshot({ ...device, now }, await snapshotOf(40, { arenas: [rows[0]!] }));
  expect(ids(rowsHeldBy(device.disk, 'arenas', 'public'))).toEqual([rows[0]!.id]);
});

test('[P11] a snapshot of another epoch than the replica changes nothing', async () => {
  const device = smallDevice();
  await readUpTo(device, 60);
  const other = await snapshotOf(40, { arenas: [arenaRow({ id: nextId() })] }, nextId());
  await applySnapshot({ ...device, now }, other);
  expect(rowsHeldBy(device.disk, 'arenas', 'public')).toEqual([]);
  expect(await device.db.scopes.get('public')).toMatchObject({ epoch, departed: [60, NIL] });
});

test('a collection of a newer server is ignored', async () => {
  const device = smallDevice();
  await readUpTo(device, 20);
  await applySnapshot(
    { ...device, now },
    await snapshotOf(40, { rankings: [arenaRow({ id: NIL })] }),
  );
  expect(await device.db.scopes.get('public')).toMatchObject({ departed: [20, NIL] });
});

test.each([
  ['a captive portal', () => new Response('<html>', { status: 200 })],
  ['nothing there', () => Response.json({ message: 'not found' }, { status: 404 })],
  ['an answer for somebody', () => Response.json({ ...answerOf(1, {}), as_user: nextId() })],
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
])('%s is no snapshot, and no error', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await fetchSnapshot('http://x/s.json', { signal })).toBeNull();
});

test('the browser asks whether its copy is current, and downloads nothing that is never read', async () => {
  const answer = vi.fn(async (_url: string, _how: RequestInit) => Response.json(answerOf(40, {})));
  vi.stubGlobal('fetch', answer);
  await fetchSnapshot('http://x/s.json', { signal });
  vi.stubGlobal('document', { querySelector: () => ({ href: 'http://x/s.json' }) });
  await fetchSnapshot('http://x/s.json', { signal }); // the page began it: another way to ask would be another download
  await fetchSnapshot('http://x/s.json', { signal });
  expect(answer.mock.calls.map(([, how]) => how.cache)).toEqual([
    'no-cache',
    'default',
    'no-cache',
  ]);
});

test('the page parses nothing, and gets no more rows in a message than it writes at once', async () => {
  const arenas = Array.from({ length: 1_201 }, () => arenaRow({ id: nextId() }));
  const answer = answerOf(40, { arenas, teams: [] });
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const postMessage = vi.fn((order: ToParse, _transferred: readonly unknown[]) =>
    parseInParts(order),
  );
  const parse = vi.spyOn(JSON, 'parse');
  const snapshot = (await fetchSnapshot('http://x/s.json', {
    signal,
    thread: { postMessage: postMessage as never },
  }))!;
  expect(parse).toHaveBeenCalledTimes(1); // by the thread
  const [order, transferred] = postMessage.mock.calls[0]!;
  expect(transferred).toEqual([order.parse, order.port]);
  expect(snapshot.answer).toEqual(answerOf(40, { arenas: [], teams: [] }));
  const messages = [];
  for (let n = 0; n < 4; n += 1) messages.push(await snapshot.next('arenas'));
  expect(messages.map(({ length }) => length)).toEqual([500, 500, 201, 0]);
  expect(messages.flat()).toEqual(arenas);
  snapshot.end();
});

test('a round that ends waits for no thread, which may have ended', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answerOf(40, {})));
  const round = new AbortController();
  const asked = vi.fn();
  const coming = fetchSnapshot('http://x/s.json', {
    signal: round.signal,
    thread: { postMessage: asked },
  });
  await expect.poll(() => asked).toHaveBeenCalled();
  round.abort(new Error('left'));
  await expect(coming).rejects.toThrow('left');
});
