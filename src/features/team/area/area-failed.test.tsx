// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { sync } from '#i18n/pt-BR/sync.ts';
import { team } from '#i18n/pt-BR/team.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { AccountContext } from '#live/account-context.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import type { Account } from '#sync/account/account.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { teamRow } from '#tests/fixtures/samples/rows.ts';
import { AreaScreen, type AreaPart } from './area-screen.tsx';
import { areaTabs, type AreaTab } from './area-tab.ts';

const device = vi.hoisted(() => ({
  scope: null as object | null,
  mine: { synced_at: 0, complete: true },
  broken: [] as string[],
}));
vi.mock('#live/freshness/use-scope-state.ts', () => ({
  useFollow: () => ({ scope: device.scope, asked_at: 0 }),
  useScopeState: () => device.mine,
}));
const nothing = vi.hoisted(() => []);
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => nothing }));
vi.mock('#live/rows/use-missing-row.ts', () => ({ useMissingRow: () => 'loading' }));
vi.mock('#live/team/use-seen-posts.ts', () => ({ useSeenPosts: () => nothing }));
vi.mock('#sync/device/report.ts', () => ({ report: vi.fn() }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock('./back-to-page-before.tsx', () => ({ BackToPageBefore: () => null }));

const TEAM = teamRow({ id: 't1', captain_id: 'u1' });
const ROWS: Record<string, object[]> = {
  teams: [TEAM],
  team_members: [{ id: 'm1', team_id: 't1', user_id: 'u1', role: 'captain', approved: true }],
};

/** A collection of the replica that has its rows, or can't be read. */
const collection = (name: string) => ({
  find: () => ({
    $: {
      subscribe: (told: { next: (docs: object[]) => void; error: (error: Error) => void }) => {
        if (device.broken.includes(name)) told.error(new Error('Connection lost'));
        else told.next((ROWS[name] ?? []).map((_data) => ({ _data })));
        return { unsubscribe: () => undefined };
      },
    },
  }),
});
const status = { phase: 'synced' };
const account = {
  person: { id: 'u1' },
  local: { db: {} },
  sync: { status: { get: () => status, watch: () => () => undefined } },
  replica: Object.fromEntries(
    ['teams', 'team_members', 'team_records', 'public_records'].map((name) => [
      name,
      collection(name),
    ]),
  ),
} as unknown as Account;

const everything = { selector: {} };
/** Reads the catalogue, which the frame around the tabs does not. */
function Catalogue() {
  return <p>{useReplicaRows('public_records', everything)?.length} achievements</p>;
}

const PARTS: readonly AreaPart[] = areaTabs.map((id) => ({ id, Part: Catalogue }));

function show(tab: AreaTab, parts = PARTS, as = account) {
  showForm(
    <AccountContext value={as}>
      <AreaScreen
        id="t1"
        now="2026-11-25T12:00:00.000Z"
        tab={tab}
        onTab={() => undefined}
        parts={parts}
      />
    </AccountContext>,
  );
}
const said = () => document.querySelector('[role=alert]');

beforeEach(() => {
  device.scope = { synced_at: 0 };
  device.broken = [];
  status.phase = 'synced';
  // React tells about each error that a boundary catches
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const SENTENCES: [AreaTab, string][] = [
  ['hierarchy', team.ranks.load_failed],
  ['communications', team.posts.load_failed],
  ['alliances', team.alliances.load_failed],
  ['achievements', team.achievements.load_failed],
  ['events', team_page.area.events_failed],
];

describe.each(SENTENCES)('%s: %s', (tab, sentence) => {
  const saysIt = () => {
    expect(said()?.querySelector('h2')?.textContent).toBe(sentence);
    expect(said()?.querySelector('button')?.textContent).toBe(common.try_again);
  };

  test.each(['teams', 'team_members', 'team_records'])('where %s can’t be read', (name) => {
    device.broken = [name];
    show(tab);
    saysIt();
  });

  test('where only the rows of the tab can’t be read, the others stay in reach', () => {
    device.broken = ['public_records'];
    show(tab);
    saysIt();
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(areaTabs.length);
  });

  test('where nothing was read yet and the server does not answer', () => {
    device.scope = null;
    show(tab);
    expect(said()).toBeNull(); // it is on its way
    status.phase = 'offline';
    show(tab);
    saysIt();
    const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(tab);
    signal.mockRestore();
    // nothing failed: the signal is missing
    expect(said()?.querySelector('h2')?.textContent).toBe(sync.status.offline);
  });

  test('where everything can be read, it says nothing', () => {
    show(tab);
    expect(said()).toBeNull();
    expect(document.body.textContent).toContain('0 achievements');
  });
});

test('that the area is for members only is said where all of my rows are here', () => {
  const stranger = { ...account, person: { id: 'u2' } } as Account;
  const { members_only } = team_page.area;
  show('communications', PARTS, stranger);
  expect(document.body.textContent).toContain(members_only);
  device.mine = { synced_at: 0, complete: false };
  status.phase = 'offline'; // nothing is on its way
  show('communications', PARTS, stranger);
  expect(document.body.textContent).not.toContain(members_only);
  expect(said()?.querySelector('h2')?.textContent).toBe(team.posts.load_failed);
  device.mine = { synced_at: 0, complete: true };
});

test('[law 1] a tab has the room of a number before one comes', () => {
  show('hierarchy');
  const counted = [...document.querySelectorAll('[role=tab] > .tab-count')];
  expect(counted.map((count) => count.parentElement!.textContent)).toEqual([
    team_page.area.tabs.communications,
    team_page.area.tabs.alliances,
  ]);
});

test('a tab that has the whole screen stands alone, with the ways to the others; where it fails, they are tabs', () => {
  const Whole = ({ ways }: { ways: ReactNode }) => (
    <>
      <Catalogue />
      {ways}
    </>
  );
  const parts = PARTS.map((part) => (part.id === 'communications' ? { id: part.id, Whole } : part));
  show('communications', parts);
  const tabs = () => document.querySelectorAll('[role=tab]').length;
  const ways = () => [...document.querySelectorAll('nav a')].map((way) => way.textContent);
  expect(document.querySelector('h1')).toBeNull(); // it has its own
  expect(tabs()).toBe(0);
  expect(ways()).toEqual(Object.values(team_page.area.tabs));
  document.body.replaceChildren();
  device.scope = null; // on its way: nothing stands there that goes again under the thumb
  show('communications', parts);
  expect([said(), tabs()]).toEqual([null, 0]);
  device.scope = { synced_at: 0 };
  device.broken = ['public_records'];
  document.body.replaceChildren();
  show('communications', parts);
  expect(said()?.querySelector('h2')?.textContent).toBe(team.posts.load_failed);
  expect(tabs()).toBe(areaTabs.length);
});
