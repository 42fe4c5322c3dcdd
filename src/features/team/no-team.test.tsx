// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { organise } from '#i18n/pt-BR/organise.ts';
import { team_page as words } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { NoSuchTeam } from './no-team.tsx';

const world = vi.hoisted(() => ({ outbox: [] as object[], undo: vi.fn() }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => world.outbox }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({ useSyncNow: () => vi.fn() }));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => 'no_signal' }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => world.undo }));

const deletion = (status: string, id = 't1') => ({
  id: 'm1',
  name: 'delete_team@1',
  label: 'Lobos',
  args: { id },
  status,
});
const taken_back = () =>
  [...document.querySelectorAll('button')].some(
    ({ textContent }) => textContent === organise.waits.undo,
  );

test.each([
  ['nothing', [], words.absent, false],
  ['the deletion of another team', [deletion('queued', 't2')], words.absent, false],
  ['a refused deletion', [deletion('rejected')], words.absent, false],
  ['a deletion that waits', [deletion('queued')], 'Você excluiu Lobos', true],
  ['a deletion that is sent', [deletion('sending')], 'Você excluiu Lobos', false],
])('with %s: the page of a team says so', (_what, outbox, title, can_undo) => {
  world.outbox = outbox;
  showForm(<NoSuchTeam id="t1" />);
  expect([document.querySelector('h1')!.textContent, taken_back()]).toEqual([title, can_undo]);
});
