// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaderboard as words } from '#i18n/pt-BR/leaderboard.ts';
import { standingColumns } from '#domain/rewards/team-standings.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { Standings, type StandingsSearch } from './standings.tsx';

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

vi.mock('#live/team/use-my-memberships.ts', () => ({
  useMyMemberships: () =>
    new Map([
      ['t1', { approved: true }],
      ['t2', { approved: false }], // I asked to join
    ]),
}));

const signal = vi.hoisted(() => ({ online: true }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => signal.online }));

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
const onSearch = vi.fn();
const show = (teams: number, search: StandingsSearch = {}) =>
  showForm(<Standings board={board(teams)} search={search} onSearch={onSearch} />);
// what was typed on another screen is dropped
beforeEach(() => {
  signal.online = true;
  history.replaceState(null, '', `/${crypto.randomUUID()}`);
});
const text = () => document.body.textContent;
const way = () =>
  [...document.querySelectorAll('a')]
    .find((link) => link.textContent === words.search_all)
    ?.getAttribute('href');

test('a full ranking says that it has the first hundred, and leads to all teams', () => {
  show(100);
  expect(text()).toContain(words.first_hundred);
  expect(way()).toBe('/teams?q=');
  type(' zzz ');
  expect(text()).toContain(words.no_match.replace('{term:string}', 'zzz'));
  expect(text()).toContain(words.first_hundred);
  expect(way()).toBe('/teams?q=zzz');
});

test('a ranking of all teams says nothing of a hundred; whom it does not find may be a new team', () => {
  show(99);
  expect(text()).not.toContain(words.first_hundred);
  expect(way()).toBeUndefined();
  type('zzz');
  expect(text()).not.toContain(words.first_hundred);
  expect(way()).toBe('/teams?q=zzz');
});

test('without a signal the kept ranking is searched, and that it is only that is said', () => {
  signal.online = false;
  show(3);
  expect(text()).not.toContain(words.offline);
  type('lobos 2');
  expect(shown().names).toEqual(['Lobos 2']);
  expect(text()).toContain(words.offline);
  expect(way()).toBe('/teams?q=lobos 2');
});

/** The names in their order, and the heading that sorts them. */
function shown() {
  const names = [...document.querySelectorAll('tbody a')].map((link) =>
    link.textContent.replace(/.*: /, ''),
  );
  const at = [...document.querySelectorAll('th[aria-sort]')].findIndex(
    (heading) => heading.getAttribute('aria-sort') !== 'none',
  );
  return { names, by: standingColumns[at] };
}

test('search and order stand in the address', () => {
  show(3, { sort: 'name' });
  expect(shown()).toEqual({ names: ['Lobos 2', 'Lobos 1', 'Lobos 0'], by: 'name' });
  const press = (column: 'name' | 'members') =>
    act(() =>
      [...document.querySelectorAll('button')]
        .find((button) => button.textContent === words.column[column])!
        .click(),
    );
  press('name');
  expect(onSearch).toHaveBeenLastCalledWith({ sort: 'name', up: true });
  press('members');
  expect(onSearch).toHaveBeenLastCalledWith({ sort: 'members', up: undefined });
  show(3, { q: 2 }); // ?q=2
  expect(shown()).toEqual({ names: ['Lobos 2'], by: 'points' });
});

test('an address with parts that nobody knows opens the ranking', () => {
  show(2, { q: {}, sort: 'nada', up: 'nada' });
  expect(shown()).toEqual({ names: ['Lobos 0', 'Lobos 1'], by: 'points' });
});

test('under the name members and events stand before the city, which may be cut, and nothing that is 0', () => {
  show(1);
  expect(document.querySelector('.facts-line')!.textContent).toBe('1 membro · Atibaia - SP');
});

test('the teams that I am a member of are marked', () => {
  show(3);
  const marked = [...document.querySelectorAll('tbody a')].map((link) => link.textContent);
  expect(marked).toEqual(['Lobos 0', 'Sua equipe: Lobos 1', 'Lobos 2']);
});

test('the place of my team is pinned, and a tap leads to its row where the search left it', () => {
  const pinned = () => document.querySelector(`section[aria-label="${words.mine}"]`);
  // a browser's, which is not here
  Object.assign(Element.prototype, { animate: vi.fn(), scrollIntoView: vi.fn() });
  show(3);
  expect(pinned()?.textContent).toBe('Medalha de ouro, 1Sua equipe: Lobos 15');
  act(() => pinned()!.querySelector('button')!.click());
  expect(document.activeElement?.id).toBe('standing-t1');
  type('lobos 2');
  expect(pinned()?.querySelector('button')).toBeNull();
  expect(pinned()?.textContent).toContain('Lobos 1');
  show(1); // my team is not among them
  expect(pinned()).toBeNull();
});

test('each team has its logo, or its initials where there is none or it does not load', () => {
  const { rows } = board(2);
  const logo = 'https://logos.test/lobos.png';
  const first = { ...rows[0]!, logo };
  const shown_board = { at: 0, rows: [first, { ...rows[1]!, name: 'Trem Bão' }] };
  showForm(<Standings board={shown_board} search={{}} onSearch={onSearch} />);
  const pictures = () =>
    [...document.querySelectorAll('tbody .avatar-round')].map(
      (one) => one.getAttribute('src') ?? one.textContent,
    );
  expect(pictures()).toEqual([logo, 'TB']);
  act(() => void document.querySelector('tbody img')!.dispatchEvent(new Event('error')));
  expect(pictures()).toEqual(['L0', 'TB']);
});

test('what sorts the ranking is the score; the team’s points are another number', () => {
  show(1);
  const headings = [...document.querySelectorAll('thead button')].map((one) => one.textContent);
  expect(headings).toContain('Pontuação');
  expect(headings).not.toContain('Pontos');
  expect(words.lead).toBe('Pontuação: 5 por membro. Os pontos da equipe desempatam.');
});
