import { expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { beginToLeave } from '../storage/leaving.ts';
import { storageLoss } from '../storage/storage-failure.ts';
import { pageRounds, SYNCED } from '#tests/fixtures/browser/page-rounds.ts';

const runRound = vi.hoisted(() => vi.fn());
vi.mock('../round/sync-round.ts', () => ({ runRound, wakeOutbox: () => Promise.resolve() }));
const report = vi.hoisted(() => vi.fn());
vi.mock('../device/report.ts', () => ({ report }));
const { signal } = new AbortController();
vi.mock('../device/sync-lock.ts', () => ({
  withSyncLock: (_: string, work: (held: AbortSignal) => unknown) => work(signal),
}));
const nextDue = vi.hoisted(() => vi.fn<() => Promise<number | null>>());
vi.mock('../outbox/outbox.ts', async (original) => ({ ...(await original<object>()), nextDue }));

const stored = stubLocalStorage();
const { page, begin, start, ran, settle, local, hear } = pageRounds({ runRound, nextDue });

const lastRound = () =>
  runRound.mock.lastCall![1] as { verify: boolean; onPage: (rows: number) => void };

test('[S1] the first round compares digests, counts what it receives, and says when it was', async () => {
  const ending = Promise.withResolvers<object>();
  runRound.mockReturnValueOnce(ending.promise);
  const sync = await begin();
  expect(sync.status.get()).toMatchObject({ phase: 'never_synced', synced_at: null, received: 0 });
  await settle();
  lastRound().onPage(200);
  lastRound().onPage(30);
  expect(sync.status.get()).toMatchObject({ phase: 'initial_sync', received: 230 });
  expect(lastRound().verify).toBe(true);
  ending.resolve({ ...SYNCED, clock_offset_ms: 1_500 });
  await ran(1);
  const synced_at = Date.now() + 1_500;
  const synced = { phase: 'synced', synced_at, clock_offset_ms: 1_500 };
  expect(sync.status.get()).toMatchObject(synced);
});

test.for([
  [{ kind: 'offline' }, 'offline', 'never_synced'],
  [{ kind: 'needs_sign_in' }, 'needs_sign_in', 'needs_sign_in'],
  [{ kind: 'update_needed' }, 'update_needed', 'update_needed'],
  [new DOMException('late', 'TimeoutError'), 'offline', 'never_synced'],
  [new DOMException('signed out', 'AbortError'), 'offline', 'never_synced'],
  [new Error('the database is gone'), 'storage_lost', 'storage_lost'],
] as const)(
  '[S1] %o shows %s, and %s before anything has arrived',
  async ([ends, later, first]) => {
    const ending = () => (ends instanceof Error ? Promise.reject(ends) : Promise.resolve(ends));
    runRound.mockImplementationOnce(ending);
    const sync = await begin();
    await settle();
    expect(sync.status.get().phase).toBe(first);
    await vi.advanceTimersByTimeAsync(5_000); // there is nothing to show yet
    await settle();
    expect(runRound).toHaveBeenCalledTimes(2);
    const { synced_at } = sync.status.get();
    expect(synced_at).toBe(Date.now());
    runRound.mockImplementationOnce(ending);
    sync.ask();
    await vi.advanceTimersByTimeAsync(5_000);
    await settle();
    expect(runRound).toHaveBeenCalledTimes(3);
    expect(sync.status.get()).toMatchObject({ phase: later, synced_at });
  },
);

test('[U12] a full device has lost nothing; one whose databases do not answer may have', async () => {
  for (const [error, phase, loss] of [
    [new DOMException('full', 'QuotaExceededError'), 'device_full', null],
    [new Error('gone'), 'storage_lost', 'connection'],
    [new DOMException('server lost', 'UnknownError'), 'storage_lost', 'server'],
  ] as const) {
    storageLoss.set(null);
    runRound.mockRejectedValueOnce(error);
    const sync = await begin();
    await settle();
    expect([sync.status.get().phase, storageLoss.get()]).toEqual([phase, loss]);
    expect(report).toHaveBeenLastCalledWith(error);
    await sync.stop();
  }
});

test('[hole L4] a full device that never synced waits for the next poll, and loads nothing before', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  runRound.mockRejectedValueOnce(full).mockRejectedValueOnce(full);
  await begin();
  await settle();
  expect(stored.has('full')).toBe(true); // read by public/before-paint.js
  await vi.advanceTimersByTimeAsync(31_000);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(31_000);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(3);
});

test('without a signal no round begins; with it, one does at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const sync = await begin();
  await settle();
  expect(runRound).not.toHaveBeenCalled();
  expect(sync.status.get().phase).toBe('never_synced');
  vi.stubGlobal('navigator', { onLine: true });
  hear('online');
  await ran(1);
  hear('offline');
  expect(sync.status.get().phase).toBe('offline');
});

/** A page that has run one round: while it is hidden no other begins, and as it is shown one does. */
async function isHiddenAMinute(meanwhile = () => {}): Promise<void> {
  page.visibilityState = 'hidden';
  hear('visibilitychange');
  meanwhile();
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  hear('visibilitychange');
  await ran(2);
}

test('[W1] a page that is shown again syncs, a hidden one does not', async () => {
  await start();
  await isHiddenAMinute();
  hear('pageshow');
  await ran(3);
});

test('digests are compared after a repair, after a poke of mine, and with a new session', async () => {
  const loop = await start();
  runRound.mockResolvedValueOnce({ ...SYNCED, repaired: true });
  loop.ask();
  await ran(2);
  expect(lastRound().verify).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  await ran(3);
  expect(lastRound().verify).toBe(true);
  loop.poked('public');
  await vi.advanceTimersByTimeAsync(2_000);
  await ran(4);
  expect(lastRound().verify).toBe(false);
  loop.poked('user:u');
  await vi.advanceTimersByTimeAsync(300);
  await ran(5);
  expect(lastRound().verify).toBe(true);
  loop.renewed();
  expect(loop.status.get()).toMatchObject({ phase: 'syncing', expired: false });
  await ran(6);
  expect(lastRound().verify).toBe(true);
});

test('[W1] a poke starts no round of a hidden page, and is answered when the person returns', async () => {
  const loop = await start();
  await isHiddenAMinute(() => {
    loop.poked('public');
    loop.poked('user:u');
  });
  expect(lastRound().verify).toBe(true);
});

test('[S1] offline too, a start knows when the rows of this replica were synced', async () => {
  const complete = { scope: 'public', complete: true, synced_at: 1_000 };
  const first = async () => {
    const sync = await begin();
    const status = sync.status.get();
    await sync.stop();
    return status;
  };
  await local().db.scopes.put({ ...complete, replica_id: await local().store.id() } as never);
  await local().db.meta.put(50, 'clock_offset_ms');
  const known = { synced_at: 1_050, clock_offset_ms: 50 };
  expect(await first()).toMatchObject({ ...known, phase: 'synced' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await first()).toMatchObject({ ...known, phase: 'offline' });
  await local().db.scopes.put({ ...complete, replica_id: 'another' } as never);
  expect(await first()).toMatchObject({ phase: 'never_synced', synced_at: null });
});

test('[S1] a page that is being left has not lost its signal, and one that stays says so', async () => {
  const sync = await begin();
  await settle();
  await vi.advanceTimersByTimeAsync(5_000);
  await settle();
  runRound.mockResolvedValue({ kind: 'offline' });
  beginToLeave();
  sync.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  await settle();
  expect(sync.status.get().phase).toBe('syncing');
  await vi.advanceTimersByTimeAsync(15_000);
  await settle();
  expect(sync.status.get().phase).toBe('offline');
});
