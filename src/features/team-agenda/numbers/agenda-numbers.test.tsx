// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { team_agenda } from '#i18n/pt-BR/team-agenda.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import AgendaNumbers from './agenda-numbers.tsx';

const { numbers: words } = team_agenda;
const person = (user_id: string, name: string) => ({
  user_id,
  name,
  approved: true,
  created_at: '2026-01-01T12:00:00Z',
});
vi.mock('#live/team/use-team-rows.ts', () => ({
  useTeamMembers: () => ({
    state: 'present',
    rows: [person('a', 'Ana Souza'), person('b', 'Bia Lima')],
  }),
}));
const entry = (day: number) => ({
  id: `e${day}`,
  data: {
    start_date: `2026-11-0${day}T12:00:00Z`,
    end_date: null,
    type: 'training',
    absent: [],
    present: [],
    attendees: [{ user_id: 'a', name: 'Ana Souza', status: day > 1 ? 'confirmed' : 'declined' }],
  },
});
const show = (days: readonly number[], place: 'member' | 'officer') =>
  showForm(
    <AgendaNumbers
      team={{ id: 't1' } as never}
      me={{ user_id: 'a' } as never}
      place={place}
      now="2026-11-23T12:00:00.000Z"
      events={days.map(entry) as never}
    />,
  );
const rows = () =>
  [...document.querySelectorAll('ul[aria-label] > li')].map(({ textContent }) => textContent);

// jsdom measures nothing
beforeEach(() => {
  stubHeights();
});

test('under three dates there is a sentence and no number', () => {
  show([1, 2], 'officer');
  expect(document.body.textContent).toBe(words.few);
});

test('a member sees the own share, and of others what they said under their first name', () => {
  show([1, 2, 3], 'member');
  const [mine, other] = rows();
  expect(mine).toContain('Ana Souza');
  expect(mine).toContain(
    `${words.cell.declined}, ${words.cell.confirmed}, ${words.cell.confirmed}`,
  );
  expect(mine).toContain('2 de 3');
  expect(other).toContain(words.cell.silent);
  expect(other).not.toContain('Lima');
  expect(other).not.toContain('de 3');
});

test('captain and officers see whom to call', () => {
  show([1, 2, 3], 'officer');
  expect(rows()[1]).toContain('Bia Lima');
  expect(rows()[1]).toContain('0 de 3');
});
