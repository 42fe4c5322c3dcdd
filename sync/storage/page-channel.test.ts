import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('where pages may store nothing the name throws: it is taken away, and pages go on without', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    },
  );
  const { pageChannel } = await import('./page-channel.ts');
  expect(pageChannel('qg.pages')).toBeNull();
  expect(typeof BroadcastChannel).toBe('undefined'); // what a library asks
});
