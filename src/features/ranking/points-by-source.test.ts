import { expect, test } from 'vitest';
import { pointsBySource } from './points-by-source.ts';

type Records = Parameters<typeof pointsBySource>[0];
const given = (id: string, source: string, points: number, day: string) => ({
  id,
  kind: 'user_points',
  data: { source, points, created_at: `2026-${day}T12:00:00Z`, description: id, source_id: id },
});

test('points stand by what they were given for, the newest first, also where a game gave none', () => {
  const records = [
    given('mata', 'event_participation', 10, '03-01'),
    given('mvp', 'patch_earned', 40, '02-01'),
    given('toca', 'event_participation', 0, '05-01'),
    { id: 'r', kind: 'role', data: { role: 'admin' } },
    given('forte', 'event_participation', 10, '04-01'),
  ] as unknown as Records;
  const found = pointsBySource(records);
  expect(found.map(({ source, sum, rows }) => [source, sum, rows.map(({ id }) => id)])).toEqual([
    ['event_participation', 20, ['toca', 'forte', 'mata']],
    ['patch_earned', 40, ['mvp']],
  ]);
  expect(pointsBySource([])).toEqual([]);
});
