// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { team_ranks as words } from '#i18n/pt-BR/team-ranks.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RanksTab } from './ranks-tab.tsx';

const device = vi.hoisted(() => ({ ranks: [] as object[], members: [] as object[] }));
vi.mock('#live/team/use-team-rows.ts', () => ({
  useTeamMembers: () => ({ state: 'present', rows: device.members }),
  useTeamRecords: () => device.ranks,
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('./use-rank-acts.ts', () => ({ useRankActs: () => ({}) }));
vi.mock('./rank-notes.tsx', () => ({ RankNotes: () => null }));
vi.mock('./rank-dialog.tsx', () => ({ RankDialog: () => null }));
vi.mock('#entities/person/person-picture.tsx', () => ({ PersonPicture: () => null }));

const rank = (id: string, level: number, min_points: number) => ({
  id,
  kind: 'rank',
  data: { name: id, level, description: null, min_points, min_events: 10, min_time_in_team: 0 },
});
const me = {
  id: 'm1',
  user_id: 'ana',
  name: 'Ana',
  role: 'member',
  approved: true,
  points: 210,
  events_count: 5,
  rank_id: 'Operador',
  rank_assigned_by: null,
  created_at: '2026-01-01T12:00:00Z',
};
const show = async (changes: object = {}) => {
  device.members = [{ ...me, ...changes }];
  const team = { id: 't1', captain_id: 'x' };
  const given = { team, me: device.members[0], place: 'member', now: '2026-11-28T12:00:00Z' };
  showForm(<RanksTab {...(given as unknown as Parameters<typeof RanksTab>[0])} />);
  await act(async () => {});
};
const mine = () => document.querySelector('section')!;

beforeEach(() => {
  device.ranks = [rank('Líder', 5, 200), rank('Operador', 3, 0)];
  location.hash = '';
});

test('I come first: my rank, the next one, and a bar for each thing that it asks for', async () => {
  await show();
  expect(mine().querySelector('h2')!.textContent).toBe('Você: Operador → próxima: Líder');
  const bars = [...mine().querySelectorAll('[role=progressbar]')].map((bar) => [
    bar.parentElement!.parentElement!.textContent,
    bar.getAttribute('aria-valuenow'),
  ]);
  expect(bars).toEqual([
    ['200 de 200 pontos', '100'],
    ['5 de 10 eventos', '50'],
  ]);
  await show({ rank_id: 'Líder', points: null });
  expect(mine().textContent).toBe('Você: Líder');
  await show({ rank_id: null, events_count: null });
  expect(mine().textContent).toContain(`Você: ${words.without} → próxima: Operador`);
  expect(mine().querySelector('[role=progressbar]')).toBeNull(); // not known on this device
  device.ranks = [];
  await show();
  expect(document.querySelector('section')?.textContent).not.toContain('Você:');
});

test('the address may name a member whose ranks are opened', async () => {
  await show();
  expect(document.querySelector('dialog')).toBeNull();
  location.hash = '#m1';
  await show();
  expect(document.querySelector('dialog[open] h2')!.textContent).toBe('Ana');
});
