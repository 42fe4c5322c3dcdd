// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { MyTeams } from './my-teams.tsx';

const mine = vi.hoisted(() => ({ role: 'captain', approved: true }));
vi.mock('#live/team/use-my-teams.ts', () => ({
  useMyTeams: () => [
    {
      team: { id: 't1', name: 'Lobos', city: 'Brasília', state: 'DF' },
      member: { id: 'm1', ...mine },
    },
  ],
}));
vi.mock('#live/freshness/use-scope-state.ts', () => ({
  useScopeState: () => ({ complete: true }),
}));
vi.mock('./leave-team.tsx', () => ({ LeaveTeam: () => null }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

test.each([
  ['captain', true, true],
  ['officer', true, false],
  ['captain', false, false],
])('%s, approved %s: the alliances are linked %s', (role, approved, is_linked) => {
  Object.assign(mine, { role, approved });
  showForm(<MyTeams />);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(document.querySelector('li a')!.textContent).toBe('Lobos'); // its whole row
  expect(links).toContain('/teams');
  expect(links.includes('/team/alliances')).toBe(is_linked);
});
