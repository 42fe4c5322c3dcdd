// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import type { TeamTab } from './team-tab.ts';
import { TeamTabs } from './team-tabs.tsx';

vi.mock('./members/members-tab.tsx', () => ({ MembersTab: () => null }));
vi.mock('./members/pending-tab.tsx', () => ({ PendingTab: () => null }));
vi.mock('./about-team.tsx', () => ({ AboutTeam: () => null }));

type Given = { place: string; asking: number; is_read?: boolean; tab?: TeamTab };
const rows = (length: number) => Array.from({ length }, () => ({}));
const tabs = ({ place, asking, is_read = true, tab }: Given) => (
  <TeamTabs
    team={{ id: 't1', member_count: 6 } as never}
    people={{ place, members: rows(6), asking: rows(asking) } as never}
    is_read={is_read}
    tab={tab}
    onTab={() => undefined}
    parts={{ invitations: () => null } as never}
    news="novidades"
  />
);
beforeEach(() => void stubHeights());
const selected = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;

test.each<[Given, string]>([
  [{ place: 'captain', asking: 2 }, 'Pendentes (2)'],
  [{ place: 'captain', asking: 0 }, 'Membros (6)'],
  [{ place: 'captain', asking: 2, tab: 'members' }, 'Membros (6)'],
  [{ place: 'officer', asking: 0 }, 'Membros (6)'],
  [{ place: 'officer', asking: 0, tab: 'pending' }, 'Membros (6)'],
])('%o lands on %s', (given, label) => {
  showForm(tabs(given));
  expect(selected()).toBe(label);
});

test('how many ask is said only once it is known', () => {
  const labels = () =>
    [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  const screen = showForm(tabs({ place: 'captain', asking: 0, is_read: false }));
  expect(labels()).toContain('Pendentes');
  screen.again(tabs({ place: 'captain', asking: 0 }));
  expect(labels()).toContain('Pendentes (0)');
});

test('requests stand above what is new, and members below it', () => {
  const screen = showForm(tabs({ place: 'captain', asking: 1 }));
  expect(document.body.textContent).toMatch(/^Membros.*novidades$/);
  screen.again(<div />);
  screen.again(tabs({ place: 'captain', asking: 0 }));
  expect(document.body.textContent).toMatch(/^novidades.*Sobre/);
});

test('[law 1] news stands below the tabs of a captain until it is known whether somebody asks', () => {
  const screen = showForm(tabs({ place: 'captain', asking: 0, is_read: false }));
  expect(document.body.textContent).toMatch(/^Membros.*novidades$/);
  screen.again(tabs({ place: 'captain', asking: 1 }));
  expect(document.body.textContent).toMatch(/^Membros.*novidades$/);
});

test('[law 1] the news of a captain stay below the tabs where it is not known at first whether somebody asks', () => {
  const screen = showForm(tabs({ place: 'captain', asking: 0, is_read: false }));
  expect(document.body.textContent).toMatch(/novidades$/);
  screen.again(tabs({ place: 'captain', asking: 0 }));
  expect(document.body.textContent).toMatch(/novidades$/);
});

test('a captain lands on the requests that the first signal brings, and stays after the last answer', () => {
  const screen = showForm(tabs({ place: 'captain', asking: 0, is_read: false }));
  expect(selected()).toBe('Membros (6)');
  screen.again(tabs({ place: 'captain', asking: 1 }));
  expect(selected()).toBe('Pendentes (1)');
  screen.again(tabs({ place: 'captain', asking: 0 }));
  expect(selected()).toBe('Pendentes (0)');
});
