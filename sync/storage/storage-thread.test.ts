import { beforeEach, expect, test, vi } from 'vitest';

const made: string[] = [];
class FakeWorker {
  readonly name: string;
  constructor({ pathname }: URL, { name, type }: { name: string; type: string }) {
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
