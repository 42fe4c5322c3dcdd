import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallDevice } from '#tests/fixtures/small-device.ts';
import type { Engine } from './sync-round.ts';
import { startPageSync, type PageSync } from './page-sync.ts';
import { SharedDatabase, writeSession } from './identity/session.ts';

const YEAR_MS = 365 * 86_400_000;
const runRound = vi.hoisted(() => vi.fn());
vi.mock('./sync-round.ts', () => ({ runRound, wakeOutbox: () => Promise.resolve() }));
const { signal } = new AbortController();
vi.mock('./device/sync-lock.ts', () => ({
  withSyncLock: (_: string, work: (held: AbortSignal) => unknown) => work(signal),
}));
const nextDue = vi.hoisted(() => vi.fn<() => Promise<number | null>>());
vi.mock('./outbox/outbox.ts', async (original) => ({ ...(await original<object>()), nextDue }));

const page = {
  visibilityState: 'visible',
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
};
const USER = { id: 'u', email: 'ana@exemplo.com', name: 'Ana' };
let shared: SharedDatabase;
let engine: Engine;
let sync: PageSync | undefined;

beforeEach(() => {
  // fake-indexeddb takes its turns by setImmediate, which stays
  const toFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'Date',
    'performance',
  ];
  vi.useFakeTimers({ toFake: toFake as never, now: Date.parse('2026-11-22T12:00:00Z') });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  page.visibilityState = 'visible';
  runRound.mockReset().mockResolvedValue({ kind: 'synced', clock_offset_ms: 0, repaired: false });
  nextDue.mockReset().mockResolvedValue(null);
  shared = new SharedDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const source = { shared, now: () => Date.now() } as Engine['source'];
  engine = { ...smallDevice(), source, user_id: USER.id };
});
afterEach(async () => {
  await sync?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(): Promise<PageSync> {
  sync = await startPageSync(engine);
  await ran(1);
  return sync;
}
/** So many rounds have been run, and what they left is known. No time passes for it. */
async function ran(times: number): Promise<void> {
  for (let turn = 0; turn < 1_000 && nextDue.mock.calls.length < times; turn += 1) await settle(1);
  expect(runRound).toHaveBeenCalledTimes(times);
  expect(nextDue).toHaveBeenCalledTimes(times);
  await settle();
}
/** Whatever waits for the database, or for a timer that is due now. */
async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}

test('[case 39] [U13] the clock goes forward while something waits for its turn: a new ask is not put behind it', async () => {
  nextDue.mockImplementation(async () => Date.now() + 300_000);
  const { ask } = await start();
  page.visibilityState = 'hidden'; // no poll comes to its help
  vi.setSystemTime(Date.now() + 3_600_000);
  ask();
  await vi.advanceTimersByTimeAsync(1);
  await ran(2);
});

test('[case 39] [U13] the clock goes back a year: what waits is asked for in five minutes, neither in a year nor in a loop', async () => {
  nextDue.mockImplementation(async () => Date.now() + YEAR_MS);
  await start();
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(299_000);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await ran(2);
});

test('what is due already is asked for no sooner than in a second', async () => {
  nextDue.mockImplementation(async () => Date.now() - YEAR_MS);
  await start();
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(999);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await ran(2);
});

test('[S3] a device that was cleared has a person and no session: it says at once that they have to sign in', async () => {
  const expired = async () => {
    sync = await startPageSync(engine);
    return sync.status.get().expired;
  };
  expect(await expired()).toBe(true);
  await sync?.stop();
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: 0, needs_sign_in: false };
  await writeSession(shared, { user: USER, ...tokens });
  expect(await expired()).toBe(false);
  await sync?.stop();
  await writeSession(shared, { user: USER, ...tokens, needs_sign_in: true });
  expect(await expired()).toBe(true);
  await sync?.stop();
  engine = { ...engine, user_id: null };
  expect(await expired()).toBe(false);
});

test('a round that was asked for during the last one does not begin after the account was closed', async () => {
  const loop = await start();
  const ending = Promise.withResolvers<object>();
  runRound.mockReturnValueOnce(ending.promise);
  loop.ask();
  await vi.advanceTimersByTimeAsync(0);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(2);
  loop.ask(); // waits for the round above
  await vi.advanceTimersByTimeAsync(0);
  const stopped = loop.stop();
  ending.resolve({ kind: 'synced', clock_offset_ms: 0, repaired: false });
  await stopped;
  await settle();
  expect(runRound).toHaveBeenCalledTimes(2);
});
