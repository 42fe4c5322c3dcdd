import { beforeEach, expect, test, vi } from 'vitest';

const made: string[] = [];
const asked: string[] = [];
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
  }
}
beforeEach(() => {
  made.length = 0;
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
