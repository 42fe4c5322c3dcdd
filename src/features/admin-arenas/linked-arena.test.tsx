// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { arenas as words } from '#i18n/pt-BR/admin-arenas.ts';
import { arenas as arena_words } from '#i18n/pt-BR/arenas.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { ArenasScreen } from './arenas-screen.tsx';

const device = vi.hoisted(() => ({
  arenas: [] as object[],
  search: {} as object,
  found: { state: 'loading' },
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => vi.fn(), useRetry: () => vi.fn() }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/rows/use-arenas.ts', () => ({ useArenas: () => device.arenas }));
vi.mock('#live/rows/use-arena.ts', () => ({ useArena: () => device.found }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: [] }),
}));
vi.mock('#live/administration/use-answer.ts', () => ({ useAnswer: () => ({}) }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useNavigate: () => vi.fn(),
  useSearch: () => device.search,
}));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const proposal = (id: string) => arenaRow({ id, name: `Proposta ${id}`, is_active: false });
const edited = vi.fn();
const screen = () => (
  <ArenasScreen now="2026-11-26T12:00:00Z" reviewMap={() => null} onEdit={edited} />
);
const text = () => document.body.textContent;

beforeEach(() => {
  Object.assign(device, { search: {}, arenas: [proposal('dois'), proposal('um')] });
});

test('a notification leads to its arena, or says that it is published', () => {
  device.search = { id: 'dois' };
  showForm(screen());
  expect(document.activeElement?.textContent).toBe('Proposta dois');
  expect(text()).not.toContain(words.decided);
  const published = { ...device.arenas[0], is_active: true };
  device.arenas = [published];
  showForm(screen());
  expect(text()).toContain(words.decided);
});

test('or says that another administrator rejected it, and not of one that I reject', () => {
  device.search = { id: 'dois' };
  device.found = { state: 'absent' };
  const { again } = showForm(screen());
  device.arenas = device.arenas.slice(1);
  again(screen());
  expect(text()).not.toContain(problems.arena_decided);
  showForm(screen());
  expect(text()).toContain(problems.arena_decided);
  device.found = { state: 'loading' };
  showForm(screen());
  expect(text()).not.toContain(problems.arena_decided);
});

test('the published ones are searched, and lead to their form', () => {
  device.search = { filter: 'published', q: 'atibaia' };
  device.arenas.push(
    arenaRow({ id: 'a', name: 'Forte', city: 'Atibaia' }),
    arenaRow({ id: 'b', name: 'Galpão' }),
  );
  showForm(screen());
  expect(text()).toContain('1 arena');
  expect(text()).not.toContain('Galpão');
  const name = arena_words.propose.edit.replace('{name:string}', 'Forte');
  const all = [...document.querySelectorAll('button')];
  act(() => all.find((one) => one.getAttribute('aria-label') === name)!.click());
  expect(edited).toHaveBeenCalledWith({ id: 'a' });
});

test('nothing waits', () => {
  device.arenas = [];
  showForm(screen());
  expect(text()).toContain(words.none);
});
