import { describe, expect, test, vi } from 'vitest';
import { isEmpty, isPlotted, myStatistics, type MyHistory } from './my-statistics.ts';

const NOW = '2026-11-21T15:00:00Z';
const nothing: MyHistory = { games: [], points: [], patches: [] };
const game = (id: string, starts_at: string, more: object = {}) =>
  ({ id, starts_at, status: 'planned', game_mode: 'MilSim', ...more }) as MyHistory['games'][0];
const paid = (source_id: string, created_at: string, points = 10) =>
  ({ source: 'event_participation', source_id, created_at, points }) as MyHistory['points'][0];
const monthOf = (history: MyHistory, month: string) =>
  myStatistics(history, NOW).months.find((one) => one.month === month);

test('twelve months, the current one last; before the first game there is no attendance', () => {
  const empty = myStatistics(nothing, NOW);
  expect(empty.months.map(({ month }) => month)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(empty.attendance).toBeNull();
  expect(isEmpty(empty)).toBe(true);
});

test('no month is left out at the end of a long one, on whatever clock the device is', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo']) {
    vi.stubEnv('TZ', zone);
    const { months } = myStatistics(nothing, '2028-03-31T15:00:00Z');
    expect(months.map(({ month }) => month).slice(-3)).toEqual(['2028-01', '2028-02', '2028-03']);
  }
  vi.unstubAllEnvs();
});

test('a game is decided two days after its start, and not before', () => {
  const missed = (starts_at: string) =>
    myStatistics({ ...nothing, games: [game('one', starts_at)] }, NOW).missed;
  expect(missed('2026-11-19T15:00:00Z')).toBe(0);
  expect(missed('2026-11-19T14:59:59Z')).toBe(1);
});

test('a month begins at midnight where the events are', () => {
  const late = { ...nothing, points: [paid('a', '2026-11-01T02:59:00Z')] };
  expect(monthOf(late, '2026-10')?.points).toBe(10);
  expect(monthOf(late, '2026-11')?.points).toBe(0);
});

describe('who took part', () => {
  const history: MyHistory = {
    ...nothing,
    games: [
      game('came', '2026-10-31T13:00:00Z', { game_mode: 'CQB' }),
      game('missed', '2026-10-10T13:00:00Z'),
      game('just_now', '2026-11-20T13:00:00Z'),
      game('ahead', '2026-12-01T13:00:00Z'),
      game('cancelled', '2026-10-11T13:00:00Z', { status: 'cancelled' }),
    ],
    points: [paid('came', '2026-11-01T13:00:00Z'), paid('long_gone', '2024-05-01T13:00:00Z')],
  };
  const all = myStatistics(history, NOW);

  test('a paid game counts in the month in which it was played', () => {
    expect(monthOf(history, '2026-10')).toMatchObject({ played: 1, missed: 1 });
    expect(monthOf(history, '2026-11')).toMatchObject({ played: 0, missed: 0, points: 10 });
  });

  test('a game that has just ended, lies ahead or was cancelled is not missed', () => {
    expect(all).toMatchObject({ played: 2, missed: 1, attendance: 67 });
  });

  test('a game without points was played', () => {
    const points = history.points.map((one) => ({ ...one, points: 0 }));
    const unpaid = myStatistics({ ...history, points }, NOW);
    expect(unpaid).toMatchObject({ played: 2, unpaid: 2, missed: 1, points: 0 });
    expect(all.unpaid).toBe(0);
  });

  test('the modes count only games that the device knows', () => {
    expect(all.modes).toEqual([{ mode: 'CQB', played: 1 }]);
  });

  test('points include those from before the twelve months', () => {
    expect(all.points).toBe(20);
    expect(all.months.at(0)?.points_total).toBe(10);
    expect(all.months.at(-1)?.points_total).toBe(20);
  });
});

test('patches are counted too', () => {
  const one = {
    ...nothing,
    patches: [{ patch_id: 'p', data_conquista: '2026-11-02T12:00:00Z' }],
  };
  expect(monthOf(one, '2026-11')?.patches).toBe(1);
  expect(isEmpty(myStatistics(one, NOW))).toBe(false);
});

test('a plot is drawn from the second month that has something; missed games count for that of games', () => {
  const october = paid('a', '2026-10-10T15:00:00Z');
  const { months } = myStatistics({ ...nothing, points: [october] }, NOW);
  expect([isPlotted('games', months), isPlotted('points', months)]).toEqual([false, false]);
  const history = { ...nothing, points: [october], games: [game('b', '2026-11-02T15:00:00Z')] };
  const later = myStatistics(history, NOW).months;
  expect([isPlotted('games', later), isPlotted('points', later)]).toEqual([true, false]);
  expect(isPlotted('patches', later)).toBe(false);
});
