import { expect, test } from 'vitest';
import { correctionEntries, correctionOf, takenOf } from './arena-correction.ts';
import { arenaFormOf } from './arena-form.ts';
import type { Arena } from './arena-list.ts';

const ARENA = {
  id: 'a',
  name: 'Morro Azul',
  description: null,
  address: 'Estrada 6',
  city: 'Atibaia',
  state: 'SP',
  latitude: -23.1,
  longitude: -46.5,
  website: null,
  phone: null,
  instagram: null,
  whatsapp: '5511988887777',
  facebook: null,
  game_types: ['milsim'],
  facilities: ['banheiros'],
  images: ['https://exemplo.test/1.webp'],
  opening_hours: { sábado: '8h', domingo: '9h' },
  is_active: true,
} as unknown as Arena;

test('what is proposed already, or differs only in the order of days, is nothing to decide', () => {
  const patch = {
    city: 'Atibaia',
    facilities: ['banheiros'],
    opening_hours: { domingo: '9h', sábado: '8h' },
    latitude: -23.1,
    longitude: -46.5,
  };
  expect(correctionEntries(ARENA, { patch, base: {} })).toEqual([]);
});

test('each field by itself, the point as one, with what changed since', () => {
  const patch = { phone: '1133330000', city: 'Bragança', latitude: -23.11, longitude: -46.5 };
  const base = { phone: null, city: 'Jarinu', latitude: -23.1, longitude: -46.5 };
  const point = { latitude: -23.1, longitude: -46.5 };
  expect(correctionEntries(ARENA, { patch, base })).toEqual([
    {
      field: 'city',
      now: 'Atibaia',
      proposed: 'Bragança',
      was: 'Jarinu',
      changed_meanwhile: true,
    },
    {
      field: 'place',
      now: point,
      proposed: { ...point, latitude: -23.11 },
      was: point,
      changed_meanwhile: false,
      distance_m: expect.closeTo(1112, 0),
    },
    { field: 'phone', now: null, proposed: '1133330000', was: null, changed_meanwhile: false },
  ]);
});

test('the form gives what was changed but pictures, and the desk takes a part of it', () => {
  const start = arenaFormOf(ARENA);
  expect(correctionOf(start, { ...start, images: [] })).toBeUndefined();
  const mine = { ...start, latitude: '-23.11', phone: '1133330000', images: [] };
  const correction = correctionOf(start, mine);
  const point = { latitude: -23.1, longitude: -46.5 };
  expect(correction).toEqual({
    patch: { latitude: -23.11, longitude: -46.5, phone: '1133330000' },
    base: { ...point, phone: null },
  });
  expect(takenOf(ARENA, correction!, ['place'])).toEqual({
    patch: { latitude: -23.11, longitude: -46.5 },
    base: point,
  });
  expect(takenOf(ARENA, correction!, [])).toEqual({ patch: {}, base: {} });
});
