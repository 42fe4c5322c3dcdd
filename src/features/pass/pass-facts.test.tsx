// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { pass } from '#i18n/pt-BR/pass.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PassPlace, PassTimes } from './pass-facts.tsx';

const rows: Record<string, object> = {
  'arenas a1': { name: 'Forte Mantiqueira' },
  'event_payments e1': { secret_place: 'Galpão 7, fundos' },
};
vi.mock('#live/rows/use-live-record.ts', () => ({
  useLiveRecord: (collection: string, id: string) => {
    const row = rows[`${collection} ${id}`];
    return row ? { state: 'present', row } : { state: 'absent' };
  },
}));

const event = {
  id: 'e1',
  date: '2026-11-30',
  time: '09:00',
  gate_time: '07:00',
  location: 'Estrada da Pedra 1200, Atibaia - SP',
  arena_id: 'a1',
  place_is_secret: false,
} as AirsoftEvent;

/** What is said, as pairs. */
function times(of: Partial<AirsoftEvent>, now = '2026-11-29T15:00:00Z') {
  showForm(<PassTimes event={{ ...event, ...of }} now={now} />);
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const [names, values] = [text('dt'), text('dd')];
  return Object.fromEntries(names.map((name, n) => [name, values[n]]));
}
const { day, gate, start, today } = pass.fact;

test('the day, the gate and the start; nothing is said of a gate without an hour', () => {
  expect(times({})).toEqual({ [day]: 'seg, 30 nov', [gate]: '07:00', [start]: '09:00' });
  expect(times({}, '2026-11-30T15:00:00Z')[day]).toBe(today);
  expect(Object.keys(times({ gate_time: null }))).toEqual([day, start]);
});

const secret = { place_is_secret: true, location: 'Local divulgado aos inscritos' };
test.each([
  ['the arena and the address', {}, 'Forte Mantiqueira · Estrada da Pedra 1200, Atibaia - SP'],
  [
    'an arena that the address names',
    { location: 'Forte Mantiqueira, Atibaia - SP' },
    'Forte Mantiqueira, Atibaia - SP',
  ],
  ['a secret place, for who has it', secret, 'Galpão 7, fundos'],
  ['a secret place, for others', { ...secret, id: 'e2' }, 'Local divulgado aos inscritos'],
])('%s', (_, of, said) => {
  showForm(<PassPlace event={{ ...event, ...of }} />);
  expect(document.body.textContent).toBe(said);
});
