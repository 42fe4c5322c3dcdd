// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useOwnTeams } from './use-own-teams.ts';

const place = (id: string, role: string, approved = true) => ({
  team: { id, captain_id: 'somebody' },
  member: { role, approved },
});
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
const mine = [place('plain', 'member'), place('asked', 'member', false), place('led', 'officer')];
vi.mock('#live/team/use-my-teams.ts', () => ({ useMyTeams: () => mine }));

const Shown = () => <p>{useOwnTeams()!.map(({ id }) => id)}</p>;

test('each member brings people of the team, and who only asked to join does not', () => {
  showForm(<Shown />);
  expect(document.querySelector('p')!.textContent).toBe('plainled');
});
