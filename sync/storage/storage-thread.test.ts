import { beforeEach, expect, test, vi } from 'vitest';

const made: string[] = [];
const asked: string[] = [];
const threads: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  readonly name: string;
  postMessage({ make }: { make: { name: string }[] }) {
    asked.push(...make.map(({ name }) => name));
    this.dispatchEvent(new MessageEvent('message', { data: { made: true } }));
  }
  constructor({ pathname }: URL, { name, type }: { name: string; type: string }) {
    super();
    expect(pathname).toMatch(/\/storage\.worker\.ts$/);
    expect(type).toBe('module'); // it imports
    this.name = `${name} ${made.push(name)}`;
    threads.push(this);
  }
}
beforeEach(() => {
  made.length = 0;
  threads.length = 0;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});

test('the thread that was started early is taken once; the next account gets its own', async () => {
  const { startStorageThread, takeStorageThread } = await import('./storage-thread.ts');
  startStorageThread();
  startStorageThread();
  expect(made).toHaveLength(1);
  expect(takeStorageThread()).toMatchObject({ name: 'storage 1' });
  expect(takeStorageThread()).toMatchObject({ name: 'storage 2' });
});

test('without an early start, taking a thread starts one', async () => {
  const { takeStorageThread } = await import('./storage-thread.ts');
  expect(takeStorageThread()).toMatchObject({ name: 'storage 1' });
});

test('[S8] the thread opens the databases before the page does, however many are there', async () => {
  const { makeDatabases, takeStorageThread } = await import('./storage-thread.ts');
  takeStorageThread();
  await makeDatabases([
    { name: 'qg:device', stores: {} },
    { name: 'qg:anon:q', stores: {} },
  ]);
  expect(asked).toEqual(['qg:device', 'qg:anon:q']);
});

test('[W8] a thread whose file does not load is lost storage, and who takes one then tries again', async () => {
  const { startStorageThread, takeStorageThread } = await import('./storage-thread.ts');
  const { storageLoss } = await import('./storage-failure.ts');
  startStorageThread();
  threads[0]!.dispatchEvent(new Event('error'));
  await expect.poll(() => storageLoss.get()).toBe('server');
  storageLoss.set(null); // the account opens
  const taken = takeStorageThread();
  expect(taken).toMatchObject({ name: 'storage 2' });
  taken.dispatchEvent(new Event('error'));
  await expect.poll(() => storageLoss.get()).toBe('server');
});

test('[W8] an error of a thread that has answered leaves the storage as it is', async () => {
  const { takeStorageThread } = await import('./storage-thread.ts');
  const { storageLoss } = await import('./storage-failure.ts');
  const thread = takeStorageThread();
  thread.dispatchEvent(new MessageEvent('message', { data: {} }));
  thread.dispatchEvent(new Event('error'));
  expect(storageLoss.get()).toBeNull();
});

test('[S8] a page that is being left is not loaded again because its thread was ended with it', async () => {
  vi.useFakeTimers();
  const { startStorageThread } = await import('./storage-thread.ts');
  const { beginToLeave } = await import('./leaving.ts');
  const { storageLoss } = await import('./storage-failure.ts');
  startStorageThread();
  beginToLeave();
  threads[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(storageLoss.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(1); // nothing came in its place, so it has no storage
  expect(storageLoss.get()).toBe('server');
  vi.useRealTimers();
});
