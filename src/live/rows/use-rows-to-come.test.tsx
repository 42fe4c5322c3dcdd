// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Account } from '#sync/account/account.ts';
import { signalValue } from '#sync/wire/signal-value.ts';
import { unsyncedStatus } from '#sync/wire/sync-status.ts';
import { AccountContext } from '../account-context.ts';
import { useRowsToCome } from './use-rows-to-come.ts';

const FIND = { selector: {} };

function List({ is_empty }: { is_empty: boolean }) {
  return useRowsToCome('airsoft_events', FIND, is_empty) ? 'to come' : 'known';
}

async function onScreen() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const status = signalValue(unsyncedStatus);
  const asked: ((rows: object[]) => void)[] = [];
  const exec = () => new Promise<object[]>((resolve) => asked.push(resolve));
  const account = {
    sync: { status },
    replica: { airsoft_events: { find: () => ({ exec }) } },
  } as unknown as Account;
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  const show = (is_empty: boolean) =>
    act(async () =>
      root.render(
        <AccountContext value={account}>
          <List is_empty={is_empty} />
        </AccountContext>,
      ),
    );
  const sync = () => act(async () => status.set({ ...unsyncedStatus, synced_at: 1 }));
  const answer = (rows: object[]) => act(async () => asked.shift()!(rows));
  return { box, show, sync, answer, asked };
}

test('after the first sync an empty list waits until the replica was asked again', async () => {
  const { box, show, sync, answer } = await onScreen();
  await show(true);
  await sync();
  expect(box.textContent).toBe('to come');
  await answer([]);
  expect(box.textContent).toBe('known');
});

test('rows that are stored are waited for', async () => {
  const { box, show, sync, answer } = await onScreen();
  await show(true);
  await sync();
  await answer([{ id: 'a' }]);
  expect(box.textContent).toBe('to come');
  await show(false);
  expect(box.textContent).toBe('known');
});

test('before anything was ever read, and with rows, nothing is asked', async () => {
  const { box, show, sync, asked } = await onScreen();
  await show(true);
  expect(box.textContent).toBe('known');
  await show(false);
  await sync();
  expect([box.textContent, asked.length]).toEqual(['known', 0]);
});
