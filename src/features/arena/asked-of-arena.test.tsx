// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { AskedOfArena } from './asked-of-arena.tsx';

const device = vi.hoisted(() => ({ outbox: [] as object[], search: {} as object }));
vi.mock('#actions/use-act.ts', () => ({ useRetry: () => vi.fn() }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => vi.fn(),
  useSearch: () => device.search,
}));

const refused = (id: string, name: string, args: object): OutboxRecord =>
  ({ id, name, args, label: 'Forte', status: 'rejected', code: 'not_allowed' }) as never;
const correction = refused('m1', 'propose_arena_change@1', { id: 'c', arena_id: 'forte' });

beforeEach(() => {
  device.outbox = [
    correction,
    refused('m2', 'update_arena@1', { id: 'forte' }),
    // of another arena, although the correction has this id
    refused('m3', 'propose_arena_change@1', { id: 'forte', arena_id: 'galpao' }),
  ];
});

test.each([
  ['a correction', 'm1', [[{ id: 'forte', again: 'm1', correction: true }]]],
  ['an edit', 'm2', [[{ id: 'forte', again: 'm2', correction: false }]]],
  ['nothing of another arena', 'm3', []],
  ['nothing without being led here', undefined, []],
])('Pendências opens the form straight: %s', (_, again, opened) => {
  device.search = { again };
  const onEdit = vi.fn();
  showForm(<AskedOfArena id="forte" onEdit={onEdit} />);
  expect(onEdit.mock.calls).toEqual(opened);
  expect(document.querySelectorAll('button').length).toBe(4);
});
