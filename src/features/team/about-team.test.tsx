// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { AboutTeam } from './about-team.tsx';

const device = vi.hoisted(() => ({
  person: null as object | null,
  records: {} as Record<string, object>,
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
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
  showForm(<AboutTeam team={team} />);
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
