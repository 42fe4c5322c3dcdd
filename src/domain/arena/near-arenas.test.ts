import { expect, test } from 'vitest';
import type { Arena } from './arena-list.ts';
import { nearArenas } from './near-arenas.ts';

const arena = (id: string, latitude: number, name: string, city = 'Atibaia') =>
  ({ id, latitude, longitude: -46.6, name, city }) as Arena;
const rows = [
  arena('far', -24, 'Forte São João'),
  arena('near', -23.5017, 'Base'), // 189 m
  arena('nearer', -23.5009, 'Morro'),
  arena('elsewhere', -24, 'Forte São João', 'Santos'),
];
const found = (given: Partial<Parameters<typeof nearArenas>[1]>) =>
  nearArenas(rows, { id: undefined, name: '', city: 'Atibaia', point: undefined, ...given }).map(
    (one) => one.arena.id,
  );

test('the same place within 200 m, or the same name in the same city', () => {
  const point = { latitude: -23.5, longitude: -46.6 };
  expect(found({ point })).toEqual(['nearer', 'near']);
  expect(found({ name: 'forte sao joao', city: 'ATIBAIA ' })).toEqual(['far']);
  expect(found({ point, id: 'nearer' })).toEqual(['near']);
  expect(found({})).toEqual([]);
});
