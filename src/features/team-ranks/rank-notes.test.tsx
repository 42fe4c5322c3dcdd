// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { outbox as outbox_words } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RankNotes } from './rank-notes.tsx';
import type { Ladder } from './use-ladder.ts';

const device = vi.hoisted(() => ({ scope: undefined as object | null | undefined }));
vi.mock('#live/account-context.ts', () => {
  const meta = { get: async () => {}, put: async () => {}, delete: async () => {} };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account };
});
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.scope }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: () => [] }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => vi.fn(), useRetry: () => vi.fn() }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn(), saying: () => ({}) }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({}) }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { block: () => () => {} } }),
  useSearch: () => ({ again: 'm1' }),
  useNavigate: () => vi.fn(),
}));

const change = { patch: { description: 'Comanda' }, base: { description: '' } };
const refused = (base: object = change.base) => ({
  id: 'm1',
  name: 'update_rank@1',
  args: { id: 'r1', team_id: 't1', ...change, base },
  label: 'Lobos (Sargento)',
  status: 'rejected',
});
async function shown(record: object, ranks: object[] = []) {
  const team = { id: 't1', name: 'Lobos' };
  const ladder = { team, place: 'captain', ranks, asked: [record] } as unknown as Ladder;
  const screen = showForm(<RankNotes ladder={ladder} />);
  await act(async () => {});
  return screen;
}
const text = () => document.body.textContent;

beforeEach(() => {
  device.scope = { synced_at: 1 };
});

test('a rank that is gone has the name that the change knew, and no other', async () => {
  const { field } = await shown(refused());
  expect(field('name').value).toBe('');
  expect(text()).toContain(problems.refused.rank_not_found);
  const named = await shown(refused({ name: 'Sargento' }));
  expect(named.field('name').value).toBe('Sargento');
});

test.each([null, undefined])('one that this device has not read is not gone: %s', async (scope) => {
  device.scope = scope;
  await shown(refused());
  expect(text()).not.toContain(problems.refused.rank_not_found);
  expect(text()).not.toContain(outbox_words.action.edit);
  expect(text()).not.toContain(outbox_words.action.retry);
});

test('one that is here is corrected', async () => {
  device.scope = null;
  const { field } = await shown(refused(), [{ id: 'r1', data: { name: 'Sargento' } }]);
  expect(field('name').value).toBe('Sargento');
});
