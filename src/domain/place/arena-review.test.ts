import { expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import { arenaReviews } from './arena-review.ts';

const arena = (id: string, latitude: number, given: Partial<Rows['arenas']> = {}) =>
  ({
    id,
    latitude,
    longitude: -46.6,
    is_active: true,
    created_at: '2026-11-24T12:00:00Z',
    ...given,
  }) as Rows['arenas'];

test('what waits, the oldest first, with the arenas within 200 m, nearest first', () => {
  const waits = { is_active: false };
  const found = arenaReviews([
    arena('far', -23.51),
    arena('late', -23.5, waits),
    arena('near', -23.5017), // 189 m
    arena('nearer', -23.5009),
    arena('early', -24, { ...waits, created_at: '2026-11-23T12:00:00Z' }),
  ]);
  expect(found.map((one) => [one.arena.id, one.near.map(({ arena: { id } }) => id)])).toEqual([
    ['early', []],
    ['late', ['nearer', 'near']],
  ]);
});
