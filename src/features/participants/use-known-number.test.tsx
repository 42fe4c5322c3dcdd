// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { organise } from '#i18n/pt-BR/organise.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useKnownNumber } from './use-known-number.ts';

const checkWhatsapp = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn());
const local = vi.hoisted(() => ({ user_id: 'u1' }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local }) }));
vi.mock('#sync/calls/check-whatsapp.ts', () => ({ checkWhatsapp }));
vi.mock('#sync/device/report.ts', () => ({ report }));

function Desk() {
  const [typed, setTyped] = useState('');
  const said = useKnownNumber(typed, 'e1');
  return (
    <>
      <input name="whatsapp" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{said}</output>
    </>
  );
}
const signal = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const known = (data: object) => ({
  kind: 'ok',
  data: { exists: true, teams: [], events: [], ...data },
});
const serra = { id: 'e2', name: 'Serra' };
const { add: words } = organise;
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)[^}]*\}/g, (_, name: string) => values[name]!);
const said = () => document.querySelector('output')!.textContent;
const pause = (ms = 700) => act(() => vi.advanceTimersByTimeAsync(ms));
let type: (number: string) => void;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  signal(true);
  checkWhatsapp.mockResolvedValue(known({ events: [serra] }));
  const screen = showForm(<Desk />);
  type = (number) => screen.type({ whatsapp: number });
});
afterEach(() => void vi.useRealTimers());

test('a number is asked about once it is complete and typing has paused', async () => {
  type('11 98888');
  await pause();
  type('11 98888-777');
  type('11 98888-7777');
  await pause(500);
  expect(checkWhatsapp).not.toHaveBeenCalled();
  await pause(200);
  expect(checkWhatsapp.mock.calls).toEqual([[local, '5511988887777']]);
  expect(said()).toBe(filled(words.known, { events: 'Serra' }));
  type('11 98888-77778');
  expect(said()).toBe('');
});

test.for([
  [
    { events: [serra], teams: ['Lobos'] },
    filled(words.known_team, { events: 'Serra', teams: 'Lobos' }),
  ],
  [{ events: [serra, { id: 'e1', name: 'Esta' }] }, registration.number_taken],
  [{ exists: false }, ''],
] as const)('%j is said as: %s', async ([data, sentence]) => {
  checkWhatsapp.mockResolvedValue(known(data));
  type('11 98888-7777');
  await pause();
  expect(said()).toBe(sentence);
});

test('offline nothing is asked, and nothing is said', async () => {
  signal(false);
  type('11 98888-7777');
  await pause();
  expect([checkWhatsapp.mock.calls.length, said()]).toEqual([0, '']);
});

test.for(['transient', 'auth', 'refused'])(
  'an answer %s says nothing, and is no failure',
  async (kind) => {
    checkWhatsapp.mockResolvedValue({ kind, code: 'too_many_requests' });
    type('11 98888-7777');
    await pause();
    expect([said(), report.mock.calls.length]).toEqual(['', 0]);
  },
);

test('the answer about a number that was changed meanwhile is not shown', async () => {
  const answer = Promise.withResolvers<object>();
  checkWhatsapp.mockReturnValueOnce(answer.promise).mockResolvedValue(known({ exists: false }));
  type('11 98888-7777');
  await pause();
  type('11 98888-7778');
  await act(async () => answer.resolve(known({ events: [serra] })));
  expect(said()).toBe('');
});
