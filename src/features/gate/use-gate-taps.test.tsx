// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { operatorRow } from '#tests/fixtures/samples/rows.ts';
import { useGateTaps, type GateTaps } from './use-gate-taps.ts';

const mutate = vi.hoisted(() => vi.fn());
const signal = vi.hoisted(() => vi.fn());
const clock = vi.hoisted(() => ({ ms: 0 }));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#platform/gate-signals.ts', () => ({ signal }));
vi.mock('#platform/clock.ts', () => ({ steadyMs: () => clock.ms }));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => {
  vi.clearAllMocks();
  clock.ms += 60_000;
});

// 08:12 where the events are, by a clock that is two minutes slow
const moment = { scanned_at: '2026-11-22T11:10:00Z', clock_offset_ms: 120_000 };
const kept = (id: string) => ({ ok: true, value: { args: { id, ...moment } } });
const ana: GatePerson = {
  id: 'ana',
  operator: operatorRow({ id: 'ana', event_id: 'e', name: 'Ana' }),
  state: 'missing',
  attendance: undefined,
};

function taps(): { now: () => GateTaps } {
  let used!: GateTaps;
  function Gate() {
    used = useGateTaps({ id: 'e', name: 'Serra' } as AirsoftEvent);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <Gate />
      </TypesafeI18n>,
    ),
  );
  return { now: () => used };
}

test('[U1] a mark is said once it is stored, with its time and an undo', async () => {
  mutate.mockImplementationOnce(async () => {
    expect(signal).not.toHaveBeenCalled();
    return kept('m1');
  });
  const { now } = taps();
  await act(() => now().letIn(ana));
  const asked = { event_id: 'e', operator_id: 'ana', mark: 'in' };
  const label = { label: 'Serra (Ana)' };
  expect(mutate.mock.calls).toEqual([['check_in@1', asked, label]]);
  expect(signal.mock.calls).toEqual([['yes']]);
  expect(now().answer).toMatchObject({ tone: 'yes', name: 'Ana', text: 'Chegou 08:12' });
  mutate.mockResolvedValueOnce(kept('m2'));
  await act(() => now().undo('m1', now().named(ana)));
  const undo = { ...asked, mark: 'undo', undoes: 'm1' };
  expect(mutate).toHaveBeenLastCalledWith('check_in@1', undo, label);
  expect(now().answer).toMatchObject({ tone: 'left', text: 'Desfeito' });
  expect(now().answer?.undo).toBeUndefined(); // an undo can't be undone
});

test('a mark that this device could not store is red, and the row can be tapped again', async () => {
  mutate.mockResolvedValueOnce({ ok: false, code: 'device_full' });
  const { now } = taps();
  await act(() => now().letIn(ana));
  expect(signal.mock.calls).toEqual([['no']]);
  expect(now().answer).toMatchObject({ tone: 'no', name: 'Ana', text: problems.device_full });
  mutate.mockResolvedValueOnce(kept('m1'));
  await act(() => now().letIn(ana));
  expect(mutate).toHaveBeenCalledTimes(2);
});

test('a finger that bounces makes one mark, also before the row shows it', async () => {
  mutate.mockResolvedValue(kept('m1'));
  const { now } = taps();
  await act(() => Promise.all([now().letIn(ana), now().letIn(ana)]));
  expect(now().bounces(ana)).toBe(true);
  clock.ms += 2_000; // a slow phone still draws the row as missing
  expect(now().bounces(ana)).toBe(true);
  expect(now().bounces({ ...ana, state: 'in' })).toBe(false); // a tap opens what was marked
  await act(() => now().letIn(ana));
  expect(mutate).toHaveBeenCalledTimes(1);
  clock.ms += 3_001; // the row is believed again
  await act(() => now().letIn(ana));
  expect(mutate).toHaveBeenCalledTimes(2);
});

test('somebody who left comes back', async () => {
  mutate.mockResolvedValue(kept('m1'));
  const { now } = taps();
  await act(() => now().letOut(ana));
  expect(mutate.mock.lastCall?.[1]).toMatchObject({ mark: 'out' });
  expect(now().bounces(ana)).toBe(true); // who swept taps twice too
  expect(now().answer?.text).toBe('Saiu 08:12');
  clock.ms += 1_000;
  const out = { ...ana, state: 'out', attendance: {} } as GatePerson;
  await act(() => now().letIn(out));
  expect(now().answer?.text).toBe('Voltou 08:12');
});
