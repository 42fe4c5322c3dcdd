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

async function open(address: string) {
  vi.stubGlobal('scrollTo', () => {});
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  await router.load();
  const screen = showForm(
    <>
      <input name="field" />
      <input name="other" />
      <RouterProvider router={router as never} />
    </>,
  );
  await act(async () => {});
  return screen;
}

const { nav } = shell;
test.each([
  ['/events', nav.events],
  ['/events?q=serra', nav.events],
  ['/events/map?view=list', nav.map],
  ['/map', nav.map],
  ['/patches/redeem', nav.patches],
])('at %s the bar says that one is at %s', async (address, name) => {
  await open(address);
  const current = [...document.querySelectorAll('[aria-current]')];
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});

test('[law 1] the bar is away while somebody types, and comes back after the tap that leaves the field', async () => {
  const { field } = await open('/events');
  vi.useFakeTimers();
  const is_away = () => document.documentElement.hasAttribute('data-typing');
  field('field').focus();
  expect(is_away()).toBe(true);
  field('other').focus();
  vi.runAllTimers();
  expect(is_away()).toBe(true);
  field('other').blur(); // its mousedown: the click is still to come
  expect(is_away()).toBe(true);
  vi.runAllTimers();
  expect(is_away()).toBe(false);
  vi.useRealTimers();
});
