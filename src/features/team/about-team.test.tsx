// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { AboutTeam } from './about-team.tsx';

const device = vi.hoisted(() => ({
  person: null as object | null,
  records: {} as Record<string, object>,
  alliances: [] as object[],
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
vi.mock('#live/team/use-teams.ts', () => ({
  useTeams: () => new Map([['t2', { id: 't2', name: 'Maré' }]]),
}));
vi.mock('#live/team/use-alliance-rows.ts', () => ({ useAllianceRows: () => device.alliances }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => device.person }));
vi.mock('#live/team/use-team-rows.ts', () => ({
  useTeamRecord: (_team: string, kind: string) => device.records[kind],
}));

const words = team_page.about;
const team = {
  id: 't1',
  description: null,
  website: null,
  instagram: null,
  created_at: '2026-01-10T12:00:00Z',
} as never;
const contact = () => {
  showForm(<AboutTeam team={team} earned="conquistas" />);
  return document.querySelector('[aria-labelledby=team-contact]');
};

test('a visitor is told that the number is for who signs in; a person has it, or reads of none', () => {
  expect(contact()!.textContent).toContain(words.sign_in);
  expect(contact()!.querySelector('a')!.getAttribute('href')).toBe('/auth');
  device.person = { id: 'me' };
  expect(contact()).toBeNull();
  device.records = { contact: { whatsapp: '5561987654321' } };
  expect(contact()!.textContent).not.toContain(words.sign_in);
  expect(contact()!.querySelector('a')!.getAttribute('href')).toBe('https://wa.me/5561987654321');
});

test('the teams that it is allied with now are named and lead there; others are not', () => {
  const alliance = (id: string, team2_id: string, status: string) => ({
    id,
    kind: 'alliance',
    data: { team1_id: 't1', team2_id, status },
  });
  const allies = () => {
    contact();
    const section = document.querySelector('[aria-labelledby=team-allies]');
    return section && [...section.querySelectorAll('a')].map(({ textContent }) => textContent);
  };
  expect(allies()).toBeNull();
  device.alliances = [alliance('a', 't2', 'pending'), alliance('b', 'gone', 'active')];
  expect(allies()).toBeNull();
  device.alliances = [alliance('a', 't2', 'active')];
  expect(allies()).toEqual(['Maré']);
  expect(document.body.textContent).toContain('conquistas');
});
