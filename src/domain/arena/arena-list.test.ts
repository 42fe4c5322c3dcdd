import { expect, test } from 'vitest';
import {
  firstTypes,
  listedArenas,
  readArenaSearch,
  waitingArenas,
  type Arena,
} from './arena-list.ts';

const arena = (name: string, more: Partial<Arena> = {}) =>
  ({
    id: name,
    name,
    latitude: -23,
    longitude: -46,
    game_types: ['cqb'],
    is_active: true,
    ...more,
  }) as Arena;
const far = arena('Álamo', { latitude: -3, longitude: -60, game_types: ['milsim', 'cqb'] });
const near = arena('Zona Zero');
const waiting = arena('Base', { is_active: false });
const here = { latitude: -23.01, longitude: -46 };
const names = (wish: Parameters<typeof listedArenas>[1]) =>
  listedArenas([near, waiting, far], wish).map((one) => one.arena.name);

test('the list has published arenas of the type, by name', () => {
  expect(names({ type: undefined, sort: 'name', here: null })).toEqual(['Álamo', 'Zona Zero']);
  expect(names({ type: 'milsim', sort: 'name', here })).toEqual(['Álamo']);
  expect(names({ type: 'woodsball', sort: 'name', here })).toEqual([]);
});

test('words of name, city and state find an arena without their accents', () => {
  const rows = [
    arena('Álamo', { city: 'São Paulo', state: 'SP' }),
    arena('Base', { city: 'Rio', state: 'RJ' }),
  ];
  const found = (q: string) =>
    listedArenas(rows, { type: undefined, sort: 'name', here: null, q }).map(
      (one) => one.arena.name,
    );
  expect(found('alamo sao')).toEqual(['Álamo']);
  expect(found('rj')).toEqual(['Base']);
  expect(found(' ')).toEqual(['Álamo', 'Base']);
  expect(found('forte')).toEqual([]);
});

test('of what waits, each person sees their own', () => {
  const mine = arena('Minha', { is_active: false, created_by: 'me' });
  const rows = [near, mine, arena('Outra', { is_active: false, created_by: 'you' })];
  expect(waitingArenas(rows, 'me').map((one) => one.arena.name)).toEqual(['Minha']);
  expect(waitingArenas(rows, undefined)).toEqual([]);
});

test('nearest first only where the place is known', () => {
  expect(names({ type: undefined, sort: 'distance', here })).toEqual(['Zona Zero', 'Álamo']);
  expect(names({ type: undefined, sort: 'distance', here: null })).toEqual(['Álamo', 'Zona Zero']);
  const [first] = listedArenas([near], { type: undefined, sort: 'name', here });
  expect(first?.distance_m).toBeCloseTo(1_112, -1);
});

test('a row shows two types, and how many more', () => {
  const of = (...game_types: string[]) => firstTypes({ game_types });
  expect(of('cqb')).toEqual({ shown: ['cqb'], more: 0 });
  expect(of('cqb', 'milsim', 'scenario', 'woodsball')).toEqual({
    shown: ['cqb', 'milsim'],
    more: 2,
  });
  expect(of('a type of a later version', 'cqb')).toEqual({ shown: ['cqb'], more: 0 });
});

test('another word in the address is the default', () => {
  expect(readArenaSearch({ type: 'cqb', sort: 'distance' })).toEqual({
    type: 'cqb',
    sort: 'distance',
  });
  expect(readArenaSearch({ type: 'all', sort: 7 })).toEqual({ type: undefined, sort: 'name' });
});
