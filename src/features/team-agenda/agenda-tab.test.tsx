// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { team_agenda as words } from '#i18n/pt-BR/team-agenda.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import type { Agenda } from './agenda-place.ts';
import { AgendaTab } from './agenda-tab.tsx';

const may = vi.hoisted(() => ({ write: true }));
const entry = (id: string, start_date: string) => ({ id, data: { start_date, end_date: null } });
vi.mock('#live/team/use-team-agenda.ts', () => ({
  useTeamAgenda: () => ({
    state: 'present',
    rows: [entry('a', '2026-12-06T12:00:00Z'), entry('b', '2026-11-01T12:00:00Z')],
  }),
}));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('./agenda-place.ts', () => ({ mayWrite: () => may.write, isAnswerTo: () => false }));
vi.mock('./agenda-notes.tsx', () => ({ AgendaNotes: () => null }));
vi.mock('./agenda-list.tsx', () => ({ AgendaList: () => <ul /> }));

test.each([
  [true, ['BUTTON', 'H2.sr-only', 'DIV.-me-4']],
  [false, ['H2.text-2xl', 'DIV.-me-4']],
])('[law 2] one row stands over the entries; of who writes: %s', (write, row) => {
  may.write = write;
  const agenda = { team: { id: 't1' }, me: {}, now: '2026-11-30T12:00:00Z' };
  showForm(<AgendaTab {...(agenda as unknown as Agenda)} />);
  const over = document.querySelector('ul')!.previousElementSibling!;
  const looks = [...over.children].map((one) =>
    one.tagName === 'BUTTON' ? 'BUTTON' : `${one.tagName}.${one.className}`,
  );
  expect(looks).toEqual(row);
  expect(over.querySelector('h2')!.textContent).toBe(words.coming);
});
