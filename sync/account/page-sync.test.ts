import { expect, test, vi } from 'vitest';
import { pageRounds, USER } from '#tests/fixtures/browser/page-rounds.ts';
import { writeSession } from '../identity/session.ts';

const YEAR_MS = 365 * 86_400_000;
const runRound = vi.hoisted(() => vi.fn());
vi.mock('../round/sync-round.ts', () => ({ runRound, wakeOutbox: () => Promise.resolve() }));
const { signal } = new AbortController();
const locked = vi.hoisted(() => vi.fn());
vi.mock('../device/sync-lock.ts', () => ({
  withSyncLock: (user: string, work: (held: AbortSignal) => unknown) => {
    locked(user);
    return work(signal);
  },
}));
const nextDue = vi.hoisted(() => vi.fn<() => Promise<number | null>>());
vi.mock('../outbox/outbox.ts', async (original) => ({ ...(await original<object>()), nextDue }));

const { page, begin, start, ran, settle, local } = pageRounds({ runRound, nextDue });

test('[case 39] [U13] the clock goes forward while something waits for its turn: a new request does not wait behind it', async () => {
  nextDue.mockImplementation(async () => Date.now() + 300_000);
  const { ask } = await start();
  page.visibilityState = 'hidden'; // no poll starts a round
  vi.setSystemTime(Date.now() + 3_600_000);
  ask();
  await vi.advanceTimersByTimeAsync(1);
  await ran(2);
});

test('[case 39] [U13] the clock goes back a year: what waits is sent in five minutes, neither in a year nor in a loop', async () => {
  nextDue.mockImplementation(async () => Date.now() + YEAR_MS);
  await start();
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(299_000);
  await settle();
  expect(runRound).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await ran(2);
});

test.each(['needs_sign_in', 'update_needed'])(
  'what waits for a turn is not tried again by itself after %s',
  async (kind) => {
    runRound.mockResolvedValue({ kind });
    nextDue.mockImplementation(async () => Date.now() + 2_000);
    // this device has read everything before: otherwise the first visit would be tried again
    await local().db.scopes.put({
      scope: 'public',
      complete: true,
      replica_id: await local().store.id(),
      synced_at: 1,
    } as never);
    const sync = await begin();
    await vi.advanceTimersByTimeAsync(0);
    await expect.poll(() => sync.status.get().phase).toBe(kind);
    page.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(30_000);
    await settle();
    expect([runRound.mock.calls.length, nextDue.mock.calls.length]).toEqual([1, 0]);
  },
);

test('[W4] a new version waits for the rounds of a person, and for those of a visitor', async () => {
  const { stop } = await start();
  expect(locked).toHaveBeenLastCalledWith(USER.id);
  await stop();
  await begin(null);
  await ran(2);
  expect(locked).toHaveBeenLastCalledWith('anon'); // as in sw/messages.ts
});

test('what is due already is sent no sooner than in a second', async () => {
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
  const expired = async (user_id: string | null = USER.id) => {
    const sync = await begin(user_id);
    const status = sync.status.get();
    await sync.stop();
    return status.expired;
  };
  expect(await expired()).toBe(true);
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: 0, needs_sign_in: false };
  await writeSession(local().source.shared, { user: USER, ...tokens });
  expect(await expired()).toBe(false);
  await writeSession(local().source.shared, { user: USER, ...tokens, needs_sign_in: true });
  expect(await expired()).toBe(true);
  expect(await expired(null)).toBe(false);
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

test('[W1] a visible page starts a round every minute, a hidden one none, and a closed one none', async () => {
  const { stop } = await start();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await pass(59_999);
  await ran(1);
  await pass(2); // the poll asks, and the round begins in a timer of its own
  await ran(2);
  expect(runRound.mock.lastCall?.[1]).toMatchObject({ verify: false });
  page.visibilityState = 'hidden';
  await pass(120_000);
  await ran(2);
  page.visibilityState = 'visible';
  await pass(60_000);
  await ran(3);
  await stop();
  await pass(120_000);
  await ran(3);
  expect(vi.getTimerCount()).toBe(0);
  const { addEventListener, removeEventListener } = page;
  expect(addEventListener.mock.calls.map(([type]) => type)).toContain('online');
  expect(removeEventListener.mock.calls).toEqual(addEventListener.mock.calls);
});
