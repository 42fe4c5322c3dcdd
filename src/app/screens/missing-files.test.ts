import { lazyRouteComponent } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { isMissingFile, reloadForMissingFiles } from './missing-files.ts';

const leaving = vi.hoisted(() => ({ staysHere: vi.fn(() => Promise.resolve()) }));
vi.mock('#sync/storage/leaving.ts', () => leaving);

const page = new EventTarget();
const reload = vi.fn<() => void>();
/** What the server has by now; null without a signal. */
let served: string | null;
beforeEach(() => {
  const kept = new Map<string, string>();
  reload.mockClear();
  served = 'b2';
  vi.stubGlobal('document', { querySelector: () => ({ content: 'b1' }) });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => {
    if (served === null) throw new TypeError('Failed to fetch');
    return new Response(served && `<meta name="qg-build" content="${served}">`);
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
reloadForMissingFiles();

/** As the loader of the build does it: a prevented event makes the import succeed with nothing. */
async function fails(file: string): Promise<unknown> {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  page.dispatchEvent(event);
  await new Promise((done) => setTimeout(done));
  return event.defaultPrevented ? undefined : payload;
}

test('the page of a replaced version reloads once for each missing file', async () => {
  await fails('/assets/a.js');
  await fails('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
  await fails('/assets/b.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['without a signal: the page would be gone', null],
  ['while the server has the same version', 'b1'],
  ['behind a captive portal', ''],
])('it does not reload %s', async (_, build) => {
  served = build;
  await fails('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});

test('it does not reload while it is being left: that would take the place of the next page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  leaving.staysHere.mockReturnValueOnce(promise);
  await fails('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
  resolve(); // no other page came
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});

test('the router does not reload for the file of a screen either', async () => {
  served = null;
  vi.stubGlobal('window', { location });
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  const Screen = lazyRouteComponent(async (): Promise<{ default: () => null }> => {
    await fails('/assets/a.js');
    throw missing;
  });
  await Screen.preload!();
  expect(() => (Screen as () => unknown)()).toThrow(missing);
  expect(reload).not.toHaveBeenCalled();
});

test('whoever imports the file learns that it failed, and gets no empty module', async () => {
  expect(isMissingFile(await fails('/assets/a.js'))).toBe(true);
  expect(isMissingFile(new TypeError('Failed to fetch dynamically imported module'))).toBe(false);
});

test('where the browser forbids to note the file, the page is not reloaded for ever', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  await fails('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});
