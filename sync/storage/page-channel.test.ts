import { afterEach, expect, test, vi } from 'vitest';
import { pageChannel } from './page-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an old browser', undefined],
  [
    'one that lets pages store nothing',
    class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    },
  ],
])('in %s pages go on without a channel', (_, stubbed) => {
  vi.stubGlobal('BroadcastChannel', stubbed);
  expect(pageChannel('qg.pages')).toBeNull();
  expect(typeof BroadcastChannel).toBe('undefined'); // what a library asks
});
