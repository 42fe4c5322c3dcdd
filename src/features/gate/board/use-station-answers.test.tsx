// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useStationAnswers } from './use-station-answers.ts';

const mutate = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#platform/gate-signals.ts', () => ({ signal: vi.fn() }));
beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => void mutate.mockReset());

const ana = { id: 'ana', name: 'Ana' };
const paid = { id: 'r1', person: ana, is_over: false, data: { station: 'payment', method: 'pix' } as const }; // prettier-ignore

function answers() {
  let used!: ReturnType<typeof useStationAnswers>;
  function Board() {
    used = useStationAnswers({ id: 'e', name: 'Serra' } as AirsoftEvent);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <Board />
      </TypesafeI18n>,
    ),
  );
  return () => used;
}

test('a record is answered with what was found, and can be taken back at the station where it was made', async () => {
  const now = answers();
  act(() => now().recorded(paid));
  expect(now().answer).toMatchObject({ tone: 'yes', name: 'Ana', text: 'Pagamento: Pix' });
  mutate.mockResolvedValueOnce({ ok: true });
  await act(() => now().answer!.undo!());
  const undo = { event_id: 'e', operator_id: 'ana', station: 'payment', undoes: 'r1' };
  expect(mutate.mock.calls).toEqual([['record_station@1', undo, { label: 'Serra (Ana)' }]]);
  expect(now().answer).toMatchObject({ tone: 'left', text: 'Desfeito' });
  expect(now().answer?.undo).toBeUndefined();
  act(() => now().dismiss());
  expect(now().answer).toBeUndefined();
});

test('above the limit it is red, and an undo that could not be stored is not said to be done', async () => {
  const now = answers();
  const data = { station: 'chronograph', fps: 500, bb_g: 0.2 } as const;
  act(() => now().recorded({ ...paid, is_over: true, data }));
  expect(now().answer).toMatchObject({ tone: 'no', text: expect.stringContaining('2,32 J') });
  mutate.mockResolvedValueOnce({ ok: false, code: 'device_full' });
  await act(() => now().answer!.undo!());
  expect(now().answer).toMatchObject({ tone: 'no', text: problems.device_full });
});
