// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gateEntries, gateList } from '#domain/attendance/gate-list.ts';
import type { PassReading } from '#domain/attendance/pass.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import type { Gate } from '../use-gate.ts';
import { useGateTaps, type GateTaps } from '../use-gate-taps.ts';
import { useScannedPass } from './use-scanned-pass.ts';

const mutate = vi.hoisted(() => vi.fn());
const signal = vi.hoisted(() => vi.fn());
const clock = vi.hoisted(() => ({ ms: 0 }));
const readings = vi.hoisted(() => new Map<string, unknown>());
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#platform/gate-signals.ts', () => ({ signal }));
vi.mock('#platform/clock.ts', () => ({
  steadyMs: () => clock.ms,
  nowUtc: () => '2026-11-22T11:12:00Z',
}));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => ({ clock_offset_ms: 0 }),
}));
vi.mock('#domain/attendance/pass.ts', () => ({
  readPass: async (text: string) => readings.get(text) ?? { kind: 'not_a_pass' },
}));

const event = { id: 'e', name: 'Serra' } as AirsoftEvent;
const pass = (operator_id: string, name: string): PassReading => ({
  kind: 'good',
  pass: { event_id: 'e', operator_id, name, team: '', signed_at: 0 },
});
beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  readings.set('ana', pass('ana', 'Ana'));
  readings.set('leo', pass('leo', 'Léo'));
  readings.set('bia', pass('bia', 'Bia'));
  readings.set('other', { ...pass('ana', 'Ana'), kind: 'other_event' });
  readings.set('forged', { kind: 'forged' });
});
beforeEach(() => {
  vi.clearAllMocks();
  clock.ms += 60_000;
  const args = { id: 'm', scanned_at: '2026-11-22T11:12:00Z', clock_offset_ms: 0 };
  mutate.mockResolvedValue({ ok: true, value: { args } });
});

function scanner({ closed = false, scope = {}, has_key = true } = {}) {
  const key = has_key ? ({} as CryptoKey) : undefined;
  const people = ['ana', 'leo'].map((id) => operatorRow({ id, event_id: 'e', name: id }));
  const came = checkInRow({ id: 'm0', data: { operator_id: 'leo', staff_name: 'Ana' } });
  const gate = { event, scope, list: gateList(gateEntries(people), [came]) } as unknown as Gate;
  let used!: { taps: GateTaps } & ReturnType<typeof useScannedPass>;
  function Scan() {
    const taps = useGateTaps(event);
    used = { taps, ...useScannedPass({ gate, taps, device_id: 'd', key, closed }) };
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <Scan />
      </TypesafeI18n>,
    ),
  );
  return {
    scan: (text: string) => act(() => used.scanned(text).then(() => undefined)),
    read: (text: string) => act(() => used.answer(text)),
    answer: () => used.taps.answer,
  };
}

test.each([
  ['ana', 'yes', 'ana', 'Chegou 08:12'],
  ['leo', 'already', 'Léo', /^Já entrou \d\d:\d\d · aparelho de Ana$/],
  ['bia', 'already', 'Bia', words.scan.new],
  ['other', 'no', 'Ana', words.scan.refused.other_event],
  ['forged', 'no', words.scan.title, words.scan.refused.forged],
  ['https://…', 'no', words.scan.title, words.scan.refused.not_a_pass],
])('%s is answered by %s, seen, heard and felt', async (text, tone, name, said) => {
  const { scan, answer } = scanner();
  await scan(text);
  expect(answer()).toMatchObject({ tone, name });
  expect(answer()?.text).toMatch(said);
  expect(signal.mock.calls).toEqual([[tone]]);
  expect(mutate).toHaveBeenCalledTimes(text === 'ana' || text === 'bia' ? 1 : 0);
});

test('a code that stays before the camera is answered once, and the next one at once', async () => {
  const { scan } = scanner();
  for (let look = 0; look < 50; look += 1, clock.ms += 200) await scan('forged');
  expect(signal.mock.calls).toEqual([['no']]);
  await scan('ana');
  expect(signal.mock.calls).toEqual([['no'], ['yes']]);
  clock.ms += 10_000;
  await scan('forged');
  expect(signal).toHaveBeenCalledTimes(3);
});

test('the same pass shown again within three seconds is answered "Já entrou" at once, once, before its row is drawn', async () => {
  const { scan, answer } = scanner();
  await scan('ana');
  clock.ms += 1_700;
  await scan('ana');
  expect(answer()).toMatchObject({ tone: 'already', name: 'Ana' });
  expect(answer()?.text).toBe('Já entrou 08:12 · este aparelho');
  clock.ms += 2_000;
  await scan('ana');
  expect(signal.mock.calls).toEqual([['yes'], ['already']]);
  expect(mutate).toHaveBeenCalledTimes(1);
});

test('two passes side by side are answered once each', async () => {
  const { scan } = scanner();
  for (let look = 0; look < 40; look += 1, clock.ms += 200) await scan(look % 2 ? 'bia' : 'ana');
  expect(mutate).toHaveBeenCalledTimes(2);
  expect(signal.mock.calls).toEqual([['yes'], ['already']]);
});

test('a pass that the device could not store is no "Já entrou"', async () => {
  const { scan, answer } = scanner();
  mutate.mockResolvedValueOnce({ ok: false, code: 'device_full' });
  await scan('ana');
  clock.ms += 1_700;
  await scan('ana');
  expect(answer()).toMatchObject({ tone: 'yes', text: 'Chegou 08:12' });
});

test('a scanner that types is answered each time that it reads', async () => {
  const { read, answer } = scanner();
  await read('ana');
  await read('ana');
  expect(answer()).toMatchObject({ tone: 'already' });
  expect(mutate).toHaveBeenCalledTimes(1);
});

test('a scanner that types is told that the key of the passes is missing', async () => {
  const { read, scan, answer } = scanner({ has_key: false });
  await scan('ana');
  expect(answer()).toBeUndefined(); // a camera looks all the time
  await read('ana');
  expect(answer()).toMatchObject({ tone: 'no', text: words.scan.no_key });
});

test('who is let in by a pass that is not on the list can be taken back', async () => {
  const { scan, answer } = scanner();
  await scan('bia');
  await act(() => answer()!.undo!());
  expect(mutate.mock.lastCall?.[1]).toMatchObject({ operator_id: 'bia', undoes: 'm' });
});

test('two days before the game a good pass lets nobody in yet', async () => {
  const { scan, answer } = scanner({ closed: true });
  await scan('ana');
  expect(answer()).toMatchObject({ tone: 'no', text: words.not_open });
  expect(mutate).not.toHaveBeenCalled();
});

test('[hole N5] who is not on a list that is newer than the pass is answered in red', async () => {
  const { scan, answer } = scanner({ scope: { complete: true, read_at: 3_600_000 } });
  await scan('bia');
  expect(answer()).toMatchObject({ tone: 'no', name: 'Bia', text: 'Inscrição cancelada' });
  expect(mutate).not.toHaveBeenCalled();
});
