// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Alliance } from '#domain/team/alliances.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { teamRow } from '#tests/fixtures/samples/rows.ts';
import { PresentAlliance } from './present-alliance.tsx';

const device = vi.hoisted(() => ({ mine: undefined as object | undefined }));
const onca = vi.hoisted(() => ({ id: 'onca', name: 'Onça-Parda' }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/team/use-teams.ts', () => ({ useTeams: () => new Map([['onca', onca]]) }));
vi.mock('#live/team/use-my-memberships.ts', () => ({ useMyMemberships: () => device.mine }));
vi.mock('#entities/team/use-alliances.ts', () => ({ useAlliances: () => [] }));
vi.mock('#entities/age/data-from.tsx', () => ({ DataFrom: () => null }));
vi.mock('#actions/waiting-notes.tsx', () => ({ WaitingNotes: () => null }));
vi.mock('#entities/team/team-logo.tsx', () => ({ TeamLogo: () => null }));
vi.mock('../use-alliance-acts.ts', () => ({ useAllianceActs: () => ({}) }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const alliance = {
  id: 'a1',
  other_id: 'onca',
  is_ours: false,
  status: 'pending',
  type: 'friendship',
  created_at: '2026-11-28T12:00:00Z',
} as unknown as Alliance;

test('[law 1] the teams are shown together with what a captain may do above them', () => {
  stubHeights();
  const team = teamRow({ id: 'lobos', captain_id: 'me' });
  const shown = () => <PresentAlliance team={team} alliance={alliance} synced_at={undefined} />;
  const { again } = showForm(shown());
  expect(document.querySelectorAll('h2, button')).toHaveLength(0);
  device.mine = new Map([['lobos', { team_id: 'lobos', role: 'captain', approved: true }]]);
  again(shown());
  expect(document.querySelector('#what-now')).not.toBeNull();
  expect(document.querySelectorAll('h2')).toHaveLength(3);
});
