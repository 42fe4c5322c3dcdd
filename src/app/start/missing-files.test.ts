import { beforeEach, expect, test, vi } from 'vitest';
import { reloadForMissingFiles } from './missing-files.ts';

const page = new EventTarget();
const device = { onLine: true };
const reload = vi.fn<() => void>();
beforeEach(() => {
  const kept = new Map<string, string>();
  reload.mockClear();
  device.onLine = true;
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
reloadForMissingFiles();

/** As the loader of the build does it: a prevented event makes the import succeed with nothing. */
function fails(file: string): unknown {
  const payload = new Error(`Failed to fetch dynamically imported module: ${file}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  page.dispatchEvent(event);
  return event.defaultPrevented ? undefined : payload;
}

test('the page reloads once for each missing file', () => {
  fails('/assets/a.js');
  fails('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
  fails('/assets/b.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a network it does not reload: the page would be gone', () => {
  device.onLine = false;
  fails('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});

test('whoever imports the file learns that it failed, and gets no empty module', () => {
  expect(fails('/assets/a.js')).toBeInstanceOf(Error);
  expect(fails('/assets/a.js')).toBeInstanceOf(Error);
});

test('where the browser forbids to note the file, the page is not reloaded for ever', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  expect(() => fails('/assets/a.js')).not.toThrow();
  expect(reload).not.toHaveBeenCalled();
});
