import { expect, test } from 'vitest';
import { notRepeated, seriesDays } from './series.ts';

test('a series has its first day, and every week or second week after it', () => {
  expect(seriesDays('2026-12-20', { every_weeks: 1, times: 3 })).toEqual([
    '2026-12-20',
    '2026-12-27',
    '2027-01-03',
  ]);
  expect(seriesDays('2026-12-20', { every_weeks: 2, times: 2 })).toEqual([
    '2026-12-20',
    '2027-01-03',
  ]);
});

test('one event, and a day that is still being typed, are no series', () => {
  expect(seriesDays('2026-12-20', notRepeated)).toEqual(['2026-12-20']);
  expect(seriesDays('31/02', { every_weeks: 1, times: 3 })).toEqual(['31/02']);
});
