import { describe, expect, test } from 'vitest';
import {
  mappedEvents,
  readMapSearch,
  withPast,
  type EventOnMap,
  type MapFilter,
  type MapSort,
} from './event-map.ts';
import type { GameMode } from '#sync/records/airsoft-event.ts';

const TODAY = '2026-11-24';
const SAO_PAULO = { latitude: -23.55, longitude: -46.63 };
const event = (id: string, date: string, place: [number, number] | null = null) => ({
  id,
  name: `Operação ${id}`,
  location: 'São Paulo',
  game_mode: 'MilSim' as GameMode,
  date,
  starts_at: `${date}T12:00:00+00:00`,
  latitude: place?.[0] ?? null,
  longitude: place?.[1] ?? null,
});
const rows = [
  event('far', '2026-12-01', [-3.1, -60.02]),
  event('nowhere', '2026-11-25'),
  event('today', TODAY, [-22.9, -47.06]),
  event('last week', '2026-11-17', [-23.5, -46.6]),
  event('last month', '2026-10-24'),
];
const shown = (filter: MapFilter, sort: MapSort = 'date', here: typeof SAO_PAULO | null = null) =>
  mappedEvents(rows, { filter, sort, here, today: TODAY }).map(({ event: { id } }) => id);

describe('the filter', () => {
  test('upcoming: also what is today, in the order in which they begin', () =>
    expect(shown('upcoming')).toEqual(['today', 'nowhere', 'far']));
  test('past: a day before today, the latest first', () =>
    expect(shown('past')).toEqual(['last week', 'last month']));
  test('all: upcoming ones before past ones', () =>
    expect(shown('all')).toEqual(['today', 'nowhere', 'far', 'last week', 'last month']));
});

describe('nearest first', () => {
  test('an event without a point comes last', () =>
    expect(shown('upcoming', 'distance', SAO_PAULO)).toEqual(['today', 'far', 'nowhere']));
  test('without a place of this device the order is that of the days', () =>
    expect(shown('upcoming', 'distance')).toEqual(['today', 'nowhere', 'far']));
  test('where no event has a point the order is that of the days', () => {
    const without = rows.map((row) => ({ ...row, latitude: null, longitude: null }));
    const wish = { filter: 'upcoming', sort: 'distance', here: SAO_PAULO, today: TODAY } as const;
    expect(mappedEvents(without, wish).map(({ event: { id } }) => id)).toEqual(shown('upcoming'));
  });
  test('distances are in metres, and unknown without a point', () => {
    const wish = { filter: 'all', sort: 'date', here: SAO_PAULO, today: TODAY } as const;
    const [first, second] = mappedEvents(rows, wish);
    expect(first!.distance_m).toBeCloseTo(84_500, -3);
    expect(second).toMatchObject({ place: null, distance_m: undefined });
  });
});

test('a search finds name, place and game mode, the mode as it is stored and as it is shown', () => {
  const among = [{ ...rows[0]!, game_mode: 'Treinamento' as const }, rows[1]!];
  const modeWord = (mode: GameMode) => (mode === 'Treinamento' ? 'Training' : mode);
  const wish = { filter: 'all', sort: 'date', here: null, today: TODAY, modeWord } as const;
  const found = (q: string) => mappedEvents(among, { ...wish, q }).map(({ event: { id } }) => id);
  expect(['training', 'treinamento', 'milsim', 'operacao far', 'cqb'].map(found)).toEqual([
    ['far'],
    ['far'],
    ['nowhere'],
    ['far'],
    [],
  ]);
});

test('an address with other words means upcoming by day', () => {
  expect(readMapSearch({ filter: 'soon', sort: 'name' })).toEqual({
    filter: 'upcoming',
    sort: 'date',
  });
  expect(readMapSearch({ filter: 'past', sort: 'distance' })).toEqual({
    filter: 'past',
    sort: 'distance',
  });
});

test('older games that the server told are added once, and are nobody’s', () => {
  const mine = { ...event('mine', '2026-11-17'), created_by: 'me' } as EventOnMap;
  const told = [event('mine', '2026-11-17'), event('older', '2026-10-01')] as EventOnMap[];
  expect(withPast([mine], told).map(({ id, created_by }) => [id, created_by])).toEqual([
    ['mine', 'me'],
    ['older', null],
  ]);
});

test('words of name and place find an event without their accents', () => {
  const wish = { filter: 'all', sort: 'date', here: null, today: TODAY } as const;
  const found = (q: string) => mappedEvents(rows, { ...wish, q }).map(({ event: { id } }) => id);
  expect(found('operacao far')).toEqual(['far']);
  expect(found('sao paulo')).toHaveLength(rows.length);
  expect(found('rio')).toEqual([]);
});

test('the address says past as show, and older ones as filter', () => {
  expect(readMapSearch({ show: 'past' }).filter).toBe('past');
  expect(readMapSearch({ filter: 'past' }).filter).toBe('past');
});
