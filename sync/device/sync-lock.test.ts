import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '#tests/fixtures/browser/fake-locks.ts';
import { withLock, withBoundedLock, withSyncLock, withSyncLockInTurn } from './sync-lock.ts';

/** Timers that only the test fires, in place of AbortSignal.timeout, by their length. */
let timers: { ms: number; end: () => void }[];
let locks: FakeLocks;

beforeEach(() => {
  timers = [];
  locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timer = new AbortController();
    timers.push({
      ms,
      end: () => timer.abort(new DOMException(`${ms} ms are over`, 'TimeoutError')),
    });
    return timer.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const end = (ms: number) => {
  for (const timer of timers.filter((one) => one.ms === ms)) timer.end();
};

/** Work that runs until the test ends it or it is aborted. */
function job() {
  let finish: (value: string) => void = () => undefined;
  let signal: AbortSignal | undefined;
  let runs = 0;
  const done = new Promise<string>((resolve) => (finish = resolve));
  const work = (given: AbortSignal) => {
    runs++;
    signal = given;
    return Promise.race([
      done,
      new Promise<never>((_, reject) =>
        given.addEventListener('abort', () => reject(given.reason as Error)),
      ),
    ]);
  };
  return { work, finish: (value: string) => finish(value), signal: () => signal, runs: () => runs };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('[W2] the work of one user runs in order, one at a time', async () => {
  const [first, second, other] = [job(), job(), job()];
  const one = withSyncLock('ana', first.work);
  const two = withSyncLock('ana', second.work);
  const three = withSyncLock('bia', other.work);
  expect([first.runs(), second.runs(), other.runs()]).toEqual([1, 0, 1]);
  first.finish('a');
  expect(await one).toBe('a');
  await soon();
  expect(second.runs()).toBe(1);
  second.finish('b');
  other.finish('c');
  expect(await Promise.all([two, three])).toEqual(['b', 'c']);
  expect(locks.isHeld('sync:ana')).toBe(false);
});

test('[W2] a lock held for 45 s is taken over, and the old holder is aborted', async () => {
  const [frozen, next] = [job(), job()];
  const old = withSyncLock('ana', frozen.work);
  const taker = withSyncLock('ana', next.work);
  const lost = expect(old).rejects.toMatchObject({ name: 'AbortError' });
  end(45_000);
  await lost;
  await soon();
  expect(frozen.signal()?.aborted).toBe(true);
  expect(next.runs()).toBe(1);
  expect(next.signal()?.aborted).toBe(false);
  next.finish('taken');
  expect(await taker).toBe('taken');
});

test('the 45 s do not apply to the tab that holds the lock', async () => {
  const holder = job();
  const held = withSyncLock('ana', holder.work);
  end(45_000);
  await soon();
  expect(holder.signal()?.aborted).toBe(false);
  holder.finish('done');
  expect(await held).toBe('done');
});

test('work that takes longer than 30 s is aborted, and not run a second time', async () => {
  const slow = job();
  const running = withSyncLock('ana', slow.work);
  const over = expect(running).rejects.toMatchObject({ name: 'TimeoutError' });
  end(30_000);
  end(45_000);
  await over;
  expect(slow.runs()).toBe(1);
  expect(locks.isHeld('sync:ana')).toBe(false);
});

test('[W2] work that cannot be aborted, such as a database that does not answer, releases the lock', async () => {
  const running = withSyncLock('ana', () => new Promise<never>(() => {}));
  const over = expect(running).rejects.toMatchObject({ name: 'TimeoutError' });
  end(30_000);
  await soon();
  expect(locks.isHeld('sync:ana')).toBe(true);
  end(50_000);
  await over;
  expect(await withSyncLock('ana', async () => 'next')).toBe('next');
});

test('work that fails releases the lock and throws its own reason', async () => {
  await expect(withSyncLock('ana', () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
  expect(await withSyncLock('ana', async () => 'next')).toBe('next');
});

test('two wait for a frozen holder: one takes over, the other follows', async () => {
  const [frozen, second, third] = [job(), job(), job()];
  const lost = expect(withSyncLock('ana', frozen.work)).rejects.toMatchObject({
    name: 'AbortError',
  });
  const two = withSyncLock('ana', second.work).catch((error: unknown) => (error as Error).name);
  timers.find(({ ms }) => ms === 45_000);
  end(45_000);
  await lost;
  const three = withSyncLock('ana', third.work);
  await soon();
  expect([second.runs(), third.runs()]).toEqual([1, 0]);
  second.finish('b');
  await soon();
  third.finish('c');
  expect(await Promise.all([two, three])).toEqual(['b', 'c']);
});

test('[case 33] the worker waits for the given time and never takes a lock over', async () => {
  const [page, worker] = [job(), job()];
  const held = withSyncLock('ana', page.work);
  const turn = withSyncLockInTurn('ana', { wait_ms: 20_000, work_ms: 120_000 }, worker.work);
  const over = expect(turn).rejects.toMatchObject({ name: 'TimeoutError' });
  end(20_000);
  await over;
  expect(worker.runs()).toBe(0);
  expect(page.signal()?.aborted).toBe(false);
  page.finish('done');
  expect(await held).toBe('done');
});

test('a plain lock works', async () => {
  const first = job();
  const one = withLock('auth:qg', () => first.work(new AbortController().signal));
  let ran = false;
  const two = withLock('auth:qg', async () => {
    ran = true;
  });
  await soon();
  expect(ran).toBe(false);
  first.finish('a');
  await Promise.all([one, two]);
  expect(ran).toBe(true);
});

test('[S2] a token lock that a frozen page holds is waited for 20 s', async () => {
  const frozen = job();
  void withBoundedLock('auth:qg', () => frozen.work(new AbortController().signal));
  const waiting = expect(withBoundedLock('auth:qg', async () => 'token')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  end(20_000);
  await waiting;
});
