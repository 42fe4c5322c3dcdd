// @vitest-environment jsdom
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { admin as admin_words } from '#i18n/pt-BR/admin.ts';
import { shell as shell_words } from '#i18n/pt-BR/shell.ts';
import { team as team_words } from '#i18n/pt-BR/team.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { AccountContext } from '#live/account-context.ts';
import { ID, ROUTING_TABLE } from '#tests/fixtures/samples/routing-table.ts';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import { router as app } from './router.tsx';

/*
 * Spec 2 §2, the routing table of the whole product, row by row, against the app's own tree of
 * routes. Each row is opened by a visitor, a person and an administrator. The test looks where each
 * of them is led. A screen behind its guard needs a device and fails here without one; the test
 * catches that.
 */

const ME = '22222222-2222-4222-8222-222222222222';

const who = vi.hoisted(() => {
  // jsdom has none, and the app asks at its start
  globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} }) as never;
  return {
    person: null as { id: string; name: string } | null,
    is_admin: false,
    captain_id: '',
    place: 'outsider',
  };
});
vi.mock('../account/use-account-state.ts', () => ({
  useAccountState: () => ({ phase: 'open', person: who.person }),
}));
vi.mock('../shell/shell.tsx', () => ({
  Shell: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('#live/administration/use-known-admin.ts', () => ({ useKnownAdmin: () => who.is_admin }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({
  useScopeState: () => ({ synced_at: 1 }),
  useFollow: () => ({ scope: null, asked_at: undefined }),
}));
vi.mock('#live/administration/use-answer.ts', () => ({
  useAnswer: () => ({ phase: 'answered', answer: false, ask: () => {} }),
}));
vi.mock('#live/rankings/use-board.ts', () => ({
  useBoard: () => ({ phase: 'asking', board: null, ask: () => {} }),
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/rows/use-arenas.ts', () => ({ useArenas: () => [] }));
vi.mock('#features/admin-patches/assign-screen.tsx', () => ({ AssignScreen: () => null }));
vi.mock('#features/admin-codes/codes-screen.tsx', () => ({ CodesScreen: () => null }));
vi.mock('#live/team/use-team.ts', () => ({
  useTeam: (id: string) => ({
    state: 'present',
    team: { id, name: 'Lobos', captain_id: who.captain_id },
    scope: null,
    asked_at: undefined,
  }),
}));
vi.mock('#features/team/use-team-people.ts', async (original) => ({
  ...(await original<object>()),
  useTeamPeople: () => ({ place: who.place, members: [], asking: [], asked: [] }),
}));
vi.mock('#features/team/area/use-tab-counts.ts', () => ({ useTabCounts: () => ({}) }));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  // the router warns of each screen that fails without a device
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const status = { clock_offset_ms: 0, expired: false };
const account = () =>
  ({
    person: who.person,
    sync: { status: { get: () => status, watch: () => () => {} }, ask: () => {} },
  }) as never;

const Around = ({ children }: { children: ReactNode }) => (
  <AccountContext.Provider value={account()}>
    <TypesafeI18n locale="pt-BR">
      <Suspense>{children}</Suspense>
    </TypesafeI18n>
  </AccountContext.Provider>
);

const turn = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

/** For what loads a file first. */
async function until(check: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const passes = () => {
    check();
    return true;
  };
  await expect.poll(passes).toBe(true);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

type Caller = 'visitor' | 'person' | 'admin';

/** Opens an address as this caller; `at` is where they are once nothing loads any more. */
async function open(address: string, caller: Caller) {
  who.person = caller === 'visitor' ? null : { id: ME, name: 'Ana' };
  who.is_admin = caller === 'admin';
  const router = createRouter({
    ...app.options,
    history: createMemoryHistory({ initialEntries: [address] }),
    InnerWrap: Around,
    defaultErrorComponent: () => null,
    defaultOnCatch: () => {},
  } as typeof app.options);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page, { onCaughtError: () => {} });
  await act(async () => {
    root!.render(<RouterProvider router={router as unknown as typeof app} />);
    await router.load();
  });
  for (let turns = 0; turns < 3 || router.state.status !== 'idle'; turns += 1) {
    await turn();
  }
  return {
    at: () => router.state.location,
    deepest: () => router.state.matches.at(-1)?.routeId as string | undefined,
    search: () => router.state.matches.at(-1)?.search,
    text: () => document.body.textContent,
  };
}

/** Where a visitor comes back to; Spec 2 §2: from joining a team, to its page. */
const BACK: Readonly<Record<string, string>> = { [`/team/join/${ID}`]: `/team/${ID}` };

test.each(ROUTING_TABLE)('%s', async (_, address, route, guard) => {
  const path = address.split('?')[0]!;
  const visitor = await open(address, 'visitor');
  if (guard === 'anybody') {
    expect(visitor.at().pathname).toBe(path);
    expect(visitor.deepest()).toBe(route);
  } else {
    expect(visitor.at().pathname).toBe('/auth');
    expect(visitor.at().search).toEqual({ from: BACK[path] ?? address });
  }
  act(() => root!.unmount());

  const person = await open(address, 'person');
  if (guard === 'admin') {
    await until(() => expect(person.at().pathname).toBe('/'));
  } else {
    expect(person.at().pathname).toBe(path);
    expect(person.deepest()).toBe(route);
    return;
  }
  act(() => root!.unmount());

  const admin = await open(address, 'admin');
  const nav = () => document.querySelector('nav')?.getAttribute('aria-label');
  await until(() => expect(nav()).toBe(admin_words.nav.label));
  expect(admin.at().pathname).toBe(path);
  expect(admin.deepest()).toBe(route);
});

test.each([
  ['/profile?tab=times', 'person'],
  ['/my-profile?tab=1', 'person'],
  [`/event/${ID}?tab=mapa`, 'visitor'],
  ['/events?q=true&uf=xx&when=nunca&from=2026-02-31&km=longe', 'visitor'],
  ['/auth?from=5&forgot=sim', 'visitor'],
] as const)('what no screen knows of an address is not there: %s', async (address, caller) => {
  const { search } = await open(address, caller);
  expect(Object.values(search()!).filter((value) => value !== undefined)).toEqual([]);
});

test('/auth is for who is not signed in', async () => {
  const visitor = await open('/auth?from=/teams', 'visitor');
  expect(visitor.at().pathname).toBe('/auth');
  expect(visitor.deepest()).toBe('/auth');
  act(() => root!.unmount());
  expect((await open('/auth?from=/teams', 'person')).at().pathname).toBe('/teams');
});

test('/events/{id} leads to /event/{id}', async () => {
  expect((await open(`/events/${ID}`, 'visitor')).at().pathname).toBe(`/event/${ID}`);
});

test('a team is edited by its captain alone, and its area is its members’', async () => {
  const text = async (address: string, captain_id: string, place: string) => {
    Object.assign(who, { captain_id, place });
    const { text: shown } = await open(address, 'person');
    const said = shown();
    act(() => root!.unmount());
    return said;
  };
  const edit = (captain_id: string) => text(`/team/edit/${ID}`, captain_id, 'outsider');
  expect(await edit(ID)).toContain(team_words.edit_refused);
  expect(await edit(ME)).not.toContain(team_words.edit_refused);
  const area = (place: string) => text(`/team/${ID}/advanced`, ID, place);
  expect(await area('outsider')).toContain(team_page.area.members_only);
  expect(await area('officer')).not.toContain(team_page.area.members_only);
});

test.each([
  '/nada',
  '/team',
  '/arena',
  `/arena/${ID}/mais`,
  '/admin/nada',
  '/admin/patches/mais',
  '/ranking/x',
])('any other path: %s', async (address) => {
  expect(app.options.defaultNotFoundComponent).toBe(NotFoundScreen);
  for (const caller of ['visitor', 'admin'] as const) {
    const { at, text } = await open(address, caller);
    expect(at().pathname).toBe(address);
    expect(text()).toContain('Página não encontrada');
    expect(text()).toContain(shell_words.not_found.action);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
    act(() => root!.unmount());
  }
});
