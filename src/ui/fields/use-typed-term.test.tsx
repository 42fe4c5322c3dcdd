// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useTypedTerm } from './use-typed-term.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => void vi.useFakeTimers());

/** Renders the search at an address. */
function open(q: string) {
  let field!: ReturnType<typeof useTypedTerm>;
  const onQ = vi.fn<(q: string) => void>();
  function Screen(props: { q: string }) {
    field = useTypedTerm(props.q, onQ);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const at = (to: string) => act(() => root.render(<Screen q={to} />));
  at(q);
  return {
    at,
    type: (term: string) => act(() => field[1](term)),
    term: () => field[0],
    told: () => onQ.mock.lastCall?.[0],
    pause: () => act(() => void vi.advanceTimersByTime(300)),
    close: () => act(() => root.unmount()),
  };
}

afterEach(() => {
  const last = open('');
  history.replaceState(null, '', `/${crypto.randomUUID()}`); // another screen: what was typed is dropped
  last.close();
});

test('what was typed before the screen loaded is kept and written into the address', () => {
  const loading = open('');
  loading.type('op');
  loading.close();
  const screen = open('');
  expect(screen.term()).toBe('op');
  screen.pause();
  expect(screen.told()).toBe('op');
  screen.close();
});

test('a screen that was made before the last key shows it too', () => {
  const loading = open('');
  const screen = open('');
  loading.type('op');
  loading.close();
  expect(screen.term()).toBe('op');
  screen.close();
});

test('the address that follows the typing changes nothing, also after the next key', () => {
  const screen = open('');
  screen.type('op');
  screen.pause();
  expect(screen.told()).toBe('op');
  screen.type('ope');
  screen.at('op');
  expect(screen.term()).toBe('ope');
  screen.pause();
  expect(screen.told()).toBe('ope');
  screen.close();
});

test('a change of the address by other means replaces what was typed', () => {
  const screen = open('mata');
  expect(screen.term()).toBe('mata');
  screen.type('mat');
  screen.at('');
  expect(screen.term()).toBe('');
  screen.pause();
  expect(screen.told()).toBeUndefined();
  screen.close();
});

test('on another screen the typed text is dropped', () => {
  const screen = open('');
  screen.type('mata');
  history.replaceState(null, '', '/elsewhere');
  screen.close();
  const later = open('');
  expect(later.term()).toBe('');
  later.close();
});

test('a link that is tapped before the pause is over is followed', () => {
  const screen = open('');
  screen.type('mata');
  history.pushState(null, '', '/elsewhere'); // the router's, before the next screen is loaded
  screen.pause();
  expect(screen.told()).toBeUndefined();
  screen.close();
});
