// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useMailedToken } from './use-mailed-token.ts';

let root: Root | undefined;
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => act(() => root?.unmount()));

/** A screen that says the token, and whether it confirmed; its button confirms. */
function Screen() {
  const { token, confirmed, close } = useMailedToken();
  return <button onClick={() => close(true)}>{token ?? (confirmed ? 'confirmed' : 'none')}</button>;
}

async function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history,
  });
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  await act(async () => {
    root!.render(<RouterProvider router={router as never} />);
    await router.load();
  });
  return {
    history,
    said: () => page.textContent,
    tap: () => act(async () => page.querySelector('button')!.click()),
  };
}

test('the token of a mail leaves the address at once, and stays until it is spent', async () => {
  const { history, said, tap } = await open('/?from=a#confirm=one');
  expect(said()).toBe('one');
  expect([history.location.href, history.length]).toEqual(['/?from=a', 1]);
  await tap();
  expect(said()).toBe('confirmed');
});

test('a link that arrives in the window that waits for it is read too, and so is the next one', async () => {
  const { history, said, tap } = await open('/');
  expect(said()).toBe('none');
  for (const token of ['one', 'two', 'two']) {
    await act(async () => history.push(`/#confirm=${token}`));
    expect([said(), history.location.href]).toEqual([token, '/']);
    if (token === 'two') await tap();
  }
  expect(said()).toBe('confirmed');
});
