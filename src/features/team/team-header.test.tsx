// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { teamRow } from '#tests/fixtures/samples/rows.ts';
import { TeamHeader } from './team-header.tsx';

vi.mock('./area/area-link.tsx', () => ({ AreaLink: () => null }));
vi.mock('./back-to-teams.tsx', () => ({ BackToTeams: () => null }));
vi.mock('./join/join-team.tsx', () => ({ JoinTeam: () => null }));
vi.mock('./team-actions.tsx', () => ({ TeamActions: () => null }));

const head = (place: string, points?: number) => (
  <TeamHeader
    team={teamRow({ id: 't1' })}
    people={{ place, points, members: [] } as never}
    is_read={false}
    invited={false}
  />
);
const facts = () =>
  [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

test('[law 1] the points of my team have their place before they are read; they are its members’ only', () => {
  const { again } = showForm(head('captain'));
  const before = facts();
  expect(before.at(-1)).toMatch(/–$/);
  again(head('captain', 250));
  expect(facts()).toHaveLength(before.length);
  expect(facts().at(-1)).toMatch(/250 pontos$/);
  again(head('outsider'));
  expect(facts()).toHaveLength(before.length - 1);
});
