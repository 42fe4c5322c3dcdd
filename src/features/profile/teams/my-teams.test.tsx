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
  Link: ({ to, children, ...more }: { to: string; children: string; 'aria-label'?: string }) => (
    <a href={to} aria-label={more['aria-label']}>
      {children}
    </a>
  ),
}));

test.each([
  ['captain', true, true],
  ['officer', true, false],
  ['captain', false, false],
])('%s, approved %s: the alliances are linked %s', (role, approved, is_linked) => {
  Object.assign(mine, { role, approved });
  showForm(<MyTeams />);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const [row, view] = document.querySelectorAll('li a');
  expect(row!.textContent).toBe('Lobos'); // its whole row
  expect([view!.textContent, view!.getAttribute('aria-label')]).toEqual(['Ver', 'Ver Lobos']);
  expect(view!.getAttribute('href')).toBe('/team/$id');
  expect(links).toContain('/teams');
  expect(links.includes('/team/alliances')).toBe(is_linked);
});
