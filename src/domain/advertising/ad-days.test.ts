import { expect, test } from 'vitest';
import { lastDays } from './ad-days.ts';

test('every day up to today, and none before', () => {
  const days = [
    { day: '2026-10-27', views: 9, clicks: 9 },
    { day: '2026-10-28', views: 4, clicks: 1 },
    { day: '2026-11-26', views: 2, clicks: 0 },
  ];
  const last = lastDays(days, '2026-11-26', '30');
  expect(last).toHaveLength(30);
  expect(last[0]).toEqual(days[1]);
  expect(last[1]).toEqual({ day: '2026-10-29', views: 0, clicks: 0 });
  expect(last.at(-1)).toEqual(days[2]);
});
