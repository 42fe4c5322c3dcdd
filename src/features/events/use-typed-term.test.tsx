// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { keepEarly } from './early-term.ts';
import { useTypedTerm } from './use-typed-term.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** A screen at an address. */
function open(q: string) {
  let field!: ReturnType<typeof useTypedTerm>;
  function Screen(props: { q: string }) {
    field = useTypedTerm(props.q, () => undefined);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const at = (to: string) => act(() => root.render(<Screen q={to} />));
  at(q);
  return { at, type: (term: string) => act(() => field[1](term)), term: () => field[0] };
}

test('what was typed before the screen stood is its own, also when the address comes after the next key', () => {
  keepEarly('op');
  const screen = open('o');
  expect(screen.term()).toBe('op');
  screen.type('ope');
  screen.at('op');
  expect(screen.term()).toBe('ope');
});

test('an address that changes by other means is what is typed from then on', () => {
  const screen = open('mata');
  expect(screen.term()).toBe('mata');
  screen.at('');
  expect(screen.term()).toBe('');
});
