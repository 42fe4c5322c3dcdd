// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { outbox as words } from '#i18n/pt-BR/outbox.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TeamNotes } from './team-notes.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#actions/use-act.ts', () => ({ useRetry: () => vi.fn() }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));

test.each([
  ['update_team@1', 'captain', '/team/edit/$id'],
  ['update_team@1', 'officer', undefined],
  ['update_agenda_event@1', 'officer', '/outbox'],
  ['approve_member@1', 'captain', undefined],
])('a refused %s leads the %s to %s, else it is tried again', (name, place, path) => {
  const refused = { id: 'm1', name, label: 'x', args: {}, status: 'rejected' };
  const people = { place, asked: [refused] } as never;
  showForm(<TeamNotes team={{ id: 't1' } as never} people={people} />);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(path);
  expect(document.body.textContent.includes(words.action.retry)).toBe(path === undefined);
});
