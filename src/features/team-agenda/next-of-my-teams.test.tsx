// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { team_agenda as words } from '#i18n/pt-BR/team-agenda.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { NextOfMyTeams } from './next-of-my-teams.tsx';

const NOW = '2026-11-23T12:00:00.000Z';
const device = vi.hoisted(() => ({
  teams: undefined as object[] | undefined,
  agenda: [] as object[],
  asked_for: '',
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: object }) => <a href="/">{children as never}</a>,
}));
vi.mock('#live/team/use-my-teams.ts', () => ({ useMyTeams: () => device.teams }));
vi.mock('#live/team/use-team-agenda.ts', () => ({
  useAgendaOfTeams: (ids: string) => {
    device.asked_for = ids;
    return { state: 'present', rows: device.agenda };
  },
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => vi.fn() }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#entities/team/use-member-pictures.ts', () => ({
  useMemberPictures: () => () => null,
  useMemberNames: () => (one: { name: string }) => one.name,
}));
vi.mock('#actions/use-say.ts', () => ({ useSay: () => ({}) }));

const mine = (id: string, name: string, approved = true) => ({
  team: { id, name, captain_id: 'c' },
  member: { user_id: 'me', team_id: id, name: 'Eu', role: 'member', approved },
});
const entry = (id: string, team_id: string, start_date: string) => ({
  id,
  team_id,
  kind: 'agenda_event',
  data: {
    title: id,
    type: 'training',
    location: 'Galpão',
    start_date,
    end_date: null,
    attendees: [],
    absent: [],
    present: [],
    briefing: null,
    report: null,
  },
});
const known = vi.fn();
const shown = () => {
  showForm(<NextOfMyTeams now={NOW} pending={<p>bones</p>} onKnown={known} />);
  return document.body.textContent ?? '';
};

beforeEach(() => {
  known.mockClear();
  Object.assign(device, { teams: [mine('a', 'Lobos'), mine('b', 'Onças')], agenda: [] });
});

test('of the dates of all my teams the next one is shown, with its team and both answers', () => {
  device.agenda = [
    entry('Ontem', 'b', '2026-11-22T12:00:00Z'),
    entry('Depois', 'a', '2026-12-02T12:00:00Z'),
    entry('Amanhã', 'b', '2026-11-24T12:00:00Z'),
  ];
  const text = shown();
  expect(text).toContain('Amanhã');
  expect(text).toContain('Onças');
  expect(text).not.toContain('Depois');
  expect(text).toContain(words.attendance.to.confirmed);
  expect(text).toContain(words.attendance.to.declined);
  expect(known).toHaveBeenCalledExactlyOnceWith(true);
});

test('a team that I only asked to join has no date for me, and no date is no section', () => {
  device.teams = [mine('a', 'Lobos'), mine('b', 'Onças', false)];
  expect(shown()).toBe('');
  expect(device.asked_for).toBe('a');
  expect(known).toHaveBeenCalledExactlyOnceWith(false);
});

test('until my teams are known, its place is kept', () => {
  device.teams = undefined;
  expect(shown()).toBe('bones');
  expect(known).not.toHaveBeenCalled();
});
