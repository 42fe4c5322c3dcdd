import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn<() => void>();
const kept = new Map<string, string>();
beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  reload.mockClear();
  kept.clear();
  vi.spyOn(performance, 'now').mockReturnValue(1_000); // a page that has just begun
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
const sayLost = vi.hoisted(() => vi.fn());
vi.mock('./say-lost.ts', () => ({ sayLost }));

/** A page in this tab. */
async function openPage({ is_opening = false } = {}) {
  const { followLostStorage, forgetReload, sayReloaded } = await import('./lost-storage.ts');
  const { storageLoss } = await import('#sync/storage/storage-failure.ts');
  const reopen = vi.fn<() => void>(() => storageLoss.set(null));
  const giveUp = vi.fn<() => boolean>(() => {
    storageLoss.set(null);
    return !is_opening;
  });
  followLostStorage({ reopen, giveUp });
  return { reopen, giveUp, forgetReload, sayReloaded, lose: storageLoss.set };
}
const calls = (...all: { mock: { calls: unknown[] } }[]) =>
  all.map(({ mock }) => mock.calls.length);

test('[case 32] [W8] the account is reopened once, then the page is reloaded once, then the screen says so', async () => {
  const page = await openPage();
  page.lose('connection');
  expect(calls(page.reopen, reload, page.giveUp)).toEqual([1, 0, 0]);
  page.lose('connection');
  expect(calls(page.reopen, reload, page.giveUp)).toEqual([1, 1, 0]);

  vi.resetModules(); // the page after the reload
  const next = await openPage();
  next.forgetReload(); // it has just begun
  next.lose('connection');
  next.lose('connection'); // what was read stays on the screen
  expect(calls(next.reopen, reload, next.giveUp)).toEqual([1, 1, 0]);
  next.lose('server');
  expect(calls(next.reopen, reload, next.giveUp)).toEqual([1, 1, 1]);
});

test('[case 32] [W8] when the server of the databases is gone, the page is reloaded at once', async () => {
  const page = await openPage();
  page.lose('server');
  expect(calls(page.reopen, reload, page.giveUp)).toEqual([0, 1, 0]);
});

test('[W8] the screen ends by itself when the storage answers after all, and not again and again', async () => {
  kept.set('qg.reloaded_for_storage', '1 said');
  const page = await openPage();
  page.lose('answers'); // nobody had given up
  expect(calls(reload, page.giveUp)).toEqual([0, 0]);
  page.lose('server');
  page.lose('answers');
  expect(calls(reload, page.giveUp)).toEqual([1, 1]);

  vi.resetModules(); // the page after the reload
  const next = await openPage();
  next.lose('server');
  next.lose('answers');
  expect(calls(reload, next.giveUp)).toEqual([1, 1]);
});

test('[W8] databases that still open behind the screen are not interrupted by a reload', async () => {
  kept.set('qg.reloaded_for_storage', '1 said');
  const page = await openPage({ is_opening: true });
  page.lose('server');
  page.lose('answers');
  expect(calls(page.giveUp, reload)).toEqual([1, 0]);
});

test('[case 32] after a successful round both may happen again', async () => {
  kept.set('qg.reloaded_for_storage', '1');
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  const page = await openPage();
  page.forgetReload();
  page.lose('connection');
  page.lose('connection');
  expect(calls(page.reopen, reload, page.giveUp)).toEqual([1, 1, 0]);
});

test('the page after the reload says so once', async () => {
  const page = await openPage();
  page.sayReloaded();
  expect(sayLost).not.toHaveBeenCalled();
  page.lose('server');
  page.sayReloaded();
  page.sayReloaded();
  await expect.poll(() => sayLost.mock.calls).toEqual([['storage']]);
});

test('without a signal and without a service worker the page stays: there would be no other', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const page = await openPage();
  page.lose('server');
  expect(calls(reload, page.giveUp)).toEqual([0, 1]);
});

test('where the browser forbids to note it, the page is not reloaded again and again', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: forbid,
    setItem: forbid,
    removeItem: forbid,
  });
  const page = await openPage();
  page.lose('connection');
  page.forgetReload();
  page.lose('server');
  expect(calls(page.reopen, reload, page.giveUp)).toEqual([1, 0, 1]);
});

function forbid(): never {
  throw new DOMException('forbidden', 'SecurityError');
}
