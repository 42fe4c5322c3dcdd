// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { pass } from '#i18n/pt-BR/pass.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PassFacts } from './pass-facts.tsx';

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
function facts(of: Partial<AirsoftEvent>, now = '2026-11-29T15:00:00Z') {
  showForm(<PassFacts event={{ ...event, ...of }} now={now} />);
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const [names, values] = [text('dt'), text('dd')];
  return Object.fromEntries(names.map((name, n) => [name, values[n]]));
}
const { day, gate, start, place, today } = pass.fact;

test('day, gate, start, arena and place', () => {
  expect(facts({})).toEqual({
    [day]: 'seg, 30 nov',
    [gate]: '07:00',
    [start]: '09:00',
    [place]: 'Forte Mantiqueira · Estrada da Pedra 1200, Atibaia - SP',
  });
  expect(facts({}, '2026-11-30T15:00:00Z')[day]).toBe(today);
});

test('nothing is said of a gate without an hour, and an arena is not named twice', () => {
  const said = facts({ gate_time: null, location: 'Forte Mantiqueira, Atibaia - SP' });
  expect(Object.keys(said)).toEqual([day, start, place]);
  expect(said[place]).toBe('Forte Mantiqueira, Atibaia - SP');
});

test('a secret place is read by who has it, and its arena stays out', () => {
  const secret = { place_is_secret: true, location: 'Local divulgado aos inscritos' };
  expect(facts(secret)[place]).toBe('Galpão 7, fundos');
  expect(facts({ ...secret, id: 'e2' })[place]).toBe('Local divulgado aos inscritos');
});
