// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { map as words } from '#i18n/pt-BR/map.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { PlacesFrame } from './places-frame.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({
    to,
    search,
    replace,
    children,
    ...rest
  }: Record<string, ReactNode> & { to: string }) => (
    <a
      href={`${to} ${JSON.stringify(search)}`}
      data-replaces={replace}
      aria-current={rest['aria-current'] as 'page' | undefined}
    >
      {children}
    </a>
  ),
}));

const onView = vi.fn();
beforeEach(() => {
  onView.mockReset();
  stubHeights();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const show = (search: Record<string, string | undefined>) =>
  showForm(
    <PlacesFrame
      kind="events"
      title="Mapa de Eventos"
      count="14 eventos"
      search={search}
      onView={onView}
      tools={null}
      map={({ top, bottom }) => <p>{`${top} ${bottom}`}</p>}
      action={null}
    >
      <ul />
    </PlacesFrame>,
  );
const grip = () => document.querySelector<HTMLButtonElement>('.places-grip')!;
const press = (key: string) =>
  act(() => void grip().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test.each([
  ['map', words.grip.grip, undefined],
  [undefined, words.grip.half, 'list'],
  ['list', words.grip.whole, 'map'],
])('with view=%s a tap on the head of the list is "%s"', (view, says, next) => {
  show({ view });
  expect(grip().getAttribute('aria-label')).toBe(says);
  act(() => grip().click());
  expect(onView).toHaveBeenCalledExactlyOnceWith(next);
});

test('arrows raise and lower the list, faster than the address follows, and stop at its ends', () => {
  show({});
  press('ArrowUp');
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(onView.mock.calls).toEqual([['list'], [undefined], ['map']]);
  show({ view: 'list' });
  press('ArrowUp');
  show({ view: 'map' });
  press('ArrowDown');
  press('Tab');
  expect(onView.mock.calls.length).toBe(3);
});

test('the way to the other map keeps the part, the words and the height, and stays one step in the history', () => {
  show({ view: 'list', area: '-24,-47,-23,-46', q: 'Atibaia', show: 'past', id: 'e1' });
  const [arenas, events] = document.querySelectorAll<HTMLAnchorElement>('nav a');
  expect(arenas!.textContent).toBe(shell.nav.arenas);
  const shared = { view: 'list', area: '-24,-47,-23,-46', q: 'Atibaia' };
  expect(arenas!.getAttribute('href')).toBe(`/map ${JSON.stringify(shared)}`);
  expect(arenas!.dataset['replaces']).toBe('true');
  expect([arenas, events].map((way) => way!.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('beside a map, as in a window without heights, the list covers nothing of it', () => {
  show({});
  expect(document.querySelector('.places-map')!.textContent).toBe('0 0');
  expect(document.documentElement.hasAttribute('data-map')).toBe(true);
});

test('[law 1] the list is measured in a window that its map has already', () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get');
  const fills = () => document.documentElement.hasAttribute('data-map');
  const seen: boolean[] = [];
  measured.mockImplementation(() => {
    seen.push(fills());
    return null;
  });
  show({});
  measured.mockRestore();
  expect(seen).toEqual([true]);
});
