// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { arenaFormOf } from '#domain/arena/arena-form.ts';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import CorrectionSheet from './correction-sheet.tsx';

const send = vi.hoisted(() => vi.fn());
const device = vi.hoisted(() => ({ draft: {} as object }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({ send }) }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({
  useStoredDraft: (_: string, read: (stored: unknown) => unknown) => read(device.draft),
}));
vi.mock('#entities/form/leave/unsaved-form.tsx', () => ({ UnsavedForm: () => null }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('../fields/arena-fields.tsx', () => ({ ArenaFields: () => null }));
vi.mock('./earlier-correction.tsx', () => ({ EarlierCorrection: () => null }));

const arena = arenaRow({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Forte',
  description: 'Campo de mata fechada',
  address: 'Estrada do Forte, 100',
  city: 'Atibaia',
  state: 'SP',
  is_active: true,
});

test('two tabs that began with one draft do not send its id: each gets its own, and the server takes the later one', async () => {
  const base = arenaFormOf(arena as never);
  device.draft = { id: 'c1', values: { ...base, name: 'Forte Velho' }, base };
  for (const _tab of [1, 2]) {
    const given = { arena, gone: undefined, is_known: true, refused: undefined, onClose: vi.fn() };
    showForm(<CorrectionSheet {...(given as never as Parameters<typeof CorrectionSheet>[0])} />);
    await act(async () => document.querySelector('form')!.requestSubmit());
  }
  const sent = send.mock.calls.map(([, args]) => args);
  expect(sent).toMatchObject([{ patch: { name: 'Forte Velho' } }, { arena_id: arena.id }]);
  expect(sent.map(({ id }) => id)).toEqual([undefined, undefined]);
});
