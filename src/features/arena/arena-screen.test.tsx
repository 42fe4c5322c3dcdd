// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ArenaScreen } from './arena-screen.tsx';

const found = vi.hoisted(() => ({ state: 'absent' }));
vi.mock('#live/rows/use-arena.ts', () => ({ useArena: () => found }));
vi.mock('./asked-of-arena.tsx', () => ({
  AskedOfArena: ({ id }: { id: string }) => `asked ${id}`,
}));
vi.mock('./no-arena.tsx', () => ({
  NoSuchArena: () => 'no such arena',
  ArenaNotHere: () => 'not here',
}));

test.each([
  ['absent', 'no such arena'],
  ['not_here', 'not here'],
])('what was asked about an arena that is %s stands above that', (state, said) => {
  found.state = state;
  const given = { id: 'a1', now: '', stillMap: vi.fn(), calendarFile: vi.fn(), onEdit: vi.fn() };
  showForm(<ArenaScreen {...(given as never as Parameters<typeof ArenaScreen>[0])} />);
  expect(document.body.textContent).toBe(`asked a1${said}`);
});
