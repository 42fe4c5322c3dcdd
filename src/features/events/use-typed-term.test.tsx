// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { keepEarly } from './early-term.ts';
import { useTypedTerm } from './use-typed-term.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** Renders the search at an address. */
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

test('what was typed before the screen loaded is kept, also when the address is updated after the next key', () => {
  keepEarly('op');
  const screen = open('o');
  expect(screen.term()).toBe('op');
  screen.type('ope');
  screen.at('op');
  expect(screen.term()).toBe('ope');
});

test('a change of the address by other means replaces what was typed', () => {
  const screen = open('mata');
  expect(screen.term()).toBe('mata');
  screen.at('');
  expect(screen.term()).toBe('');
});
