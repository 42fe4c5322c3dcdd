// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import ThumbBar from './thumb-bar.tsx';

const root = createRootRoute({ component: ThumbBar });
const routeTree = root.addChildren(
  ['/events', '/events/map', '/map', '/patches', '/patches/redeem'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  ),
);

const { nav } = shell;
test.each([
  ['/events', nav.events],
  ['/events?q=serra', nav.events],
  ['/events/map?view=list', nav.map],
  ['/map', nav.map],
  ['/patches/redeem', nav.patches],
])('at %s the bar says that one is at %s', async (address, name) => {
  vi.stubGlobal('scrollTo', () => {});
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  await router.load();
  showForm(<RouterProvider router={router as never} />);
  await act(async () => {});
  const current = [...document.querySelectorAll('[aria-current]')];
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});
