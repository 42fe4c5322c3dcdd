// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useLeaveForm } from './use-leave-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', () => {});

function Form() {
  const leave = useLeaveForm();
  return <button onClick={() => void leave({ to: '/event/$id', params: { id: '7' } })} />;
}

/** Opens the last address over the others, and is done with its form. */
async function left(...addresses: string[]) {
  const history = createMemoryHistory({ initialEntries: [addresses[0]!] });
  const behind: string[] = [];
  for (const address of addresses.slice(1)) {
    behind.unshift(history.location.pathname);
    history.push(address, { behind: [...behind] });
  }
  const root = createRootRoute();
  const form = (path: string) => createRoute({ getParentRoute: () => root, path, component: Form });
  const routeTree = root.addChildren([form('/event/create'), form('/event/$id/edit'), form('$')]);
  const router = createRouter({ routeTree, history });
  const page = document.createElement('div');
  await act(async () => {
    createRoot(page).render(<RouterProvider router={router as never} />);
    await router.load();
  });
  await act(async () => page.querySelector('button')!.click());
  return history;
}

test('Back from an event that was just made is the screen before its form', async () => {
  const history = await left('/events', '/event/create');
  expect(history.location.href).toBe('/event/7');
  history.back();
  expect(history.location.href).toBe('/events');
});

test('a form opened on its event leads back to it, as it was', async () => {
  const history = await left('/events', '/event/7?tab=teams', '/event/7/edit');
  expect(history.location.href).toBe('/event/7?tab=teams');
  history.back();
  expect(history.location.href).toBe('/events');
});
