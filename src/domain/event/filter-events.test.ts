import { expect, test } from 'vitest';
import { filterCount, type EventFilter } from '../search/event-filter.ts';
import { filterEvents } from './filter-events.ts';

const base = {
  game_mode: 'MilSim',
  status: 'planned',
  registration_closed: false,
  max_op: 10,
  operators_count: 3,
  places_offered: 0,
} as const;
const row = (id: string, date: string, location: string, rest: object = {}) => ({
  ...base,
  id,
  date,
  starts_at: `${date}T12:00:00Z`,
  location,
  ...rest,
});

const TODAY = '2026-11-18'; // a Wednesday
const rows = [
  row('over', '2026-11-10', 'Atibaia - SP'),
  row('today', TODAY, 'Atibaia - SP', { game_mode: 'CQB' }),
  row('saturday', '2026-11-21', 'Niterói - RJ', { operators_count: 10 }),
  row('sunday', '2026-11-22', 'Pelotas - RS', { registration_closed: true }),
  row('month_end', '2026-11-30', 'Sorocaba/SP', { status: 'cancelled' }),
  row('later', '2026-12-05', 'Campo sem cidade', { max_op: 0 }),
];
const view = {
  now: `${TODAY}T08:00:00Z`,
  today: TODAY,
  metres: new Map([
    ['today', 9_000],
    ['saturday', 350_000],
    ['later', NaN],
  ]),
};

test.each<[EventFilter, string[]]>([
  [{}, ['over', 'today', 'saturday', 'sunday', 'month_end', 'later']],
  [{ mode: 'CQB' }, ['today']],
  [{ uf: 'SP' }, ['over', 'today', 'month_end']],
  [{ when: 'today' }, ['today']],
  [{ when: 'weekend' }, ['saturday', 'sunday']],
  [{ when: 'month' }, ['today', 'saturday', 'sunday', 'month_end']],
  [{ from: '2026-11-21' }, ['saturday', 'sunday', 'month_end', 'later']],
  [{ to: '2026-11-18' }, ['over', 'today']],
  [{ km: 100 }, ['today']],
  [{ free: true }, ['today', 'later']],
  [{ uf: 'RJ', when: 'weekend', km: 400 }, ['saturday']],
  [{ uf: 'RJ', free: true }, []],
])('the filter %o', (filter, ids) => {
  expect(filterEvents(rows, filter, view).map(({ id }) => id)).toEqual(ids);
});

test('without a known position a distance filters nothing', () => {
  expect(filterEvents(rows, { km: 5 }, { ...view, metres: undefined })).toHaveLength(rows.length);
});

test('a date range counts as one filter', () => {
  expect(filterCount({ from: '2026-11-18', to: '2026-11-20', free: true })).toBe(2);
});
