import { expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import { arenaReviews } from './arena-review.ts';

const arena = (id: string, latitude: number, given: Partial<Rows['arenas']> = {}) =>
  ({
    id,
    name: id,
    city: 'Atibaia',
    latitude,
    longitude: -46.6,
    is_active: true,
    created_at: '2026-11-24T12:00:00Z',
    ...given,
  }) as Rows['arenas'];

test('what waits, the oldest first, with what is within 2 km, nearest first', () => {
  const waits = { is_active: false };
  const found = arenaReviews([
    arena('far', -23.6, { name: 'Late' }),
    arena('two_km', -23.517), // 1.9 km
    arena('late', -23.5, waits),
    arena('near', -23.5017), // 189 m
    arena('nearer', -23.5009),
    arena('early', -24, { ...waits, created_at: '2026-11-23T12:00:00Z' }),
  ]);
  const ids = (rows: readonly { arena: { id: string } }[]) => rows.map((row) => row.arena.id);
  expect(found.map((one) => [one.arena.id, ids(one.around), ids(one.doubles)])).toEqual([
    ['early', [], []],
    ['late', ['nearer', 'near', 'two_km'], ['nearer', 'near', 'far']],
  ]);
});
