// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { leaderboard as words } from '#i18n/pt-BR/leaderboard.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { Standings } from './leaderboard-screen.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({
    to,
    search,
    children,
  }: {
    to: string;
    search?: { q?: string };
    children: ReactNode;
  }) => <a href={`${to}?q=${search?.q ?? ''}`}>{children}</a>,
}));

const board = (teams: number) => ({
  at: 0,
  rows: Array.from({ length: teams }, (_, n) => ({
    id: `t${n}` as never,
    name: `Lobos ${n}`,
    logo: null,
    city: 'Atibaia',
    state: 'SP',
    event_count: 0,
    member_count: 1,
    score: 5,
  })),
});
function type(term: string) {
  const input = document.querySelector('input')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    set.call(input, term);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const text = () => document.body.textContent;
const way = () =>
  [...document.querySelectorAll('a')]
    .find((link) => link.textContent === words.search_all)
    ?.getAttribute('href');

test('a full ranking says that it has the first hundred, and leads to all teams', () => {
  showForm(<Standings board={board(100)} />);
  expect(text()).toContain(words.first_hundred);
  expect(way()).toBe('/teams?q=');
  type(' zzz ');
  expect(text()).toContain(words.no_match.replace('{term:string}', 'zzz'));
  expect(text()).toContain(words.first_hundred);
  expect(way()).toBe('/teams?q=zzz');
});

test('a ranking of all teams says nothing of a hundred; whom it does not find may be a new team', () => {
  showForm(<Standings board={board(99)} />);
  expect(text()).not.toContain(words.first_hundred);
  expect(way()).toBeUndefined();
  type('zzz');
  expect(text()).not.toContain(words.first_hundred);
  expect(way()).toBe('/teams?q=zzz');
});
