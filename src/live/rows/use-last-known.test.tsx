// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Account } from '#sync/account/account.ts';
import { AccountContext } from '../account-context.ts';
import { useLastKnown } from './use-last-known.ts';

const account = () => ({ replica: {} }) as Account;

function Screen({ about, value }: { about: string; value: number | null | undefined }) {
  return String(useLastKnown(about, value));
}

/** What the screen says in its first frame, and what it leaves behind when it is closed. */
async function opened(of: Account, about: string, value?: number | null): Promise<string | null> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <AccountContext value={of}>
        <Screen about={about} value={value} />
      </AccountContext>,
    ),
  );
  const said = box.textContent;
  await act(async () => root.unmount());
  return said;
}

test('a screen that is shown again begins with what was known last, of this account and key only', async () => {
  const mine = account();
  expect(await opened(mine, 'places')).toBe('undefined');
  expect(await opened(mine, 'places', 7)).toBe('7');
  expect(await opened(mine, 'places')).toBe('7');
  expect(await opened(mine, 'scope')).toBe('undefined');
  expect(await opened(account(), 'places')).toBe('undefined');
});

test('null is an answer: it is shown, and known later', async () => {
  const mine = account();
  await opened(mine, 'scope', 3);
  expect(await opened(mine, 'scope', null)).toBe('null');
  expect(await opened(mine, 'scope')).toBe('null');
});
