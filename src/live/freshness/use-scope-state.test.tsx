// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountContext } from '#live/account-context.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { unread } from '#sync/replica/scopes.ts';
import { useScopeState } from './use-scope-state.ts';

const db = new DeviceDatabase('ana');
afterEach(() => db.delete());

test('a scope of which only the first page has arrived counts as not read', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let seen: unknown = 'nothing yet';
  function Seen() {
    seen = useScopeState('event:e1');
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const account = { local: { db }, replica: {} } as never;
  root.render(
    <AccountContext value={account}>
      <Seen />
    </AccountContext>,
  );
  await expect.poll(() => seen).toBeNull();
  const state = { ...unread, scope: 'event:e1', synced_at: 5, opened_at: 1 } as const;
  await db.scopes.put(state);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen).toBeNull();
  await db.scopes.put({ ...state, complete: true });
  await expect.poll(() => seen).toMatchObject({ complete: true, synced_at: 5 });
  act(() => root.unmount());
});
