import { beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<
  string,
  (event: { waitUntil: (work: Promise<unknown>) => void }) => void
>();
vi.stubGlobal('addEventListener', (type: string, listener: never) => listeners.set(type, listener));
const skipped = vi.fn(async () => {});
vi.stubGlobal('skipWaiting', skipped);
const unregister = vi.fn(async () => true);
vi.stubGlobal('registration', { unregister });
let names: string[];
vi.stubGlobal('caches', {
  keys: async () => [...names],
  delete: async (name: string) => (names = names.filter((one) => one !== name)),
});
let navigated: string[];
/**
 * A page. One that is navigating elsewhere refuses; an open one waits for the end of this
 * activation.
 */
const page = (url: string, comes: Promise<unknown>) => ({
  url,
  navigate: (to: string) => {
    navigated.push(to);
    return comes;
  },
});
let pages: ReturnType<typeof page>[];
const matchAll = vi.fn<(asked: object) => Promise<typeof pages>>(async () => pages);
vi.stubGlobal('clients', { matchAll });
await import('./kill-switch.ts');

async function tell(type: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)!({ waitUntil: (one) => work.push(one) });
  expect(work).toHaveLength(1); // the browser waits for it
  await Promise.all(work);
}

beforeEach(() => {
  vi.clearAllMocks();
  names = ['qg-app', 'qg-versions', 'of another app'];
  navigated = [];
  pages = [];
});

test('the kill switch takes over at once', async () => {
  await tell('install');
  expect(skipped).toHaveBeenCalledOnce();
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
});

test('the kill switch removes the caches of the app and itself, and no others', async () => {
  await tell('activate');
  expect(names).toEqual(['of another app']);
  expect(unregister).toHaveBeenCalledOnce();
});

test('open pages are reloaded once the kill switch is gone, and it waits for none of them', async () => {
  const never = new Promise(() => {});
  pages = [
    page('https://qg.example/events', never),
    page('https://qg.example/auth', Promise.reject(new TypeError('gone'))),
    page('https://qg.example/', Promise.resolve()),
  ];
  matchAll.mockImplementationOnce(async () => {
    expect(unregister).toHaveBeenCalledOnce();
    return pages;
  });
  await tell('activate');
  expect(matchAll).toHaveBeenCalledExactlyOnceWith({ type: 'window' });
  expect(navigated).toEqual(pages.map(({ url }) => url));
});
