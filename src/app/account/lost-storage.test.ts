import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#sync/account.ts';
import { signalValue } from '#sync/device/signal-value.ts';
import { unsyncedStatus, type SyncStatus } from '#sync/sync-status.ts';

const reload = vi.fn<() => void>();
const kept = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  kept.clear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A page in this tab; `fail` and `sync` set what its account's sync reports next. */
async function openPage() {
  const { followLostStorage } = await import('./lost-storage.ts');
  const reopen = vi.fn<() => void>();
  const account = () => {
    const status = signalValue<SyncStatus>(unsyncedStatus);
    followLostStorage({ sync: { status } } as unknown as Account, reopen);
    return {
      fail: (lost: boolean) =>
        status.set({ ...status.get(), phase: 'storage_problem', lost, received: 1 }),
      sync: () => status.set({ ...status.get(), phase: 'synced' }),
    };
  };
  return { account, reopen };
}

test('[case 32] the account is reopened once, then the page is reloaded once, then nothing', async () => {
  const page = await openPage();
  page.account().fail(true);
  expect(page.reopen).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  page.account().fail(true);
  expect(page.reopen).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);

  vi.resetModules(); // the page after the reload
  const next = await openPage();
  next.account().fail(true);
  next.account().fail(true);
  expect(next.reopen).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[case 32] after a successful round both may happen again', async () => {
  kept.set('qg.reloaded_for_storage', '1');
  const page = await openPage();
  page.account().sync();
  page.account().fail(true);
  page.account().fail(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[case 30] a full phone triggers neither', async () => {
  const page = await openPage();
  page.account().fail(false);
  expect(page.reopen).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('where the browser forbids to note it, the page is not reloaded again and again', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: forbid,
    setItem: forbid,
    removeItem: forbid,
  });
  const page = await openPage();
  page.account().fail(true);
  const again = page.account();
  again.sync();
  again.fail(true);
  expect([page.reopen, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

function forbid(): never {
  throw new DOMException('forbidden', 'SecurityError');
}
