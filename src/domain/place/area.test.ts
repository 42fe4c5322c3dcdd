import { expect, test } from 'vitest';
import { isInArea, readArea, writeArea } from './area.ts';

const south_east = { south: -24.1, west: -47.25, north: -22.5, east: -43 };

test('an area comes back from an address', () => {
  expect(readArea(writeArea(south_east))).toEqual(south_east);
});

test.each([
  undefined,
  4,
  '',
  '1,2,3',
  '1,2,3,4,5',
  'a,b,c,d',
  '-22,-47,-24,-43',
  '-91,0,9,9',
  '1,,2,3',
])('%j is no area', (given) => expect(readArea(given)).toBeUndefined());

test('the sides belong to it, and the date line may run through it', () => {
  expect(isInArea(south_east, { latitude: -24.1, longitude: -43 })).toBe(true);
  expect(isInArea(south_east, { latitude: -24.2, longitude: -45 })).toBe(false);
  expect(isInArea(south_east, { latitude: -23, longitude: -42.9 })).toBe(false);
  const across = { south: -20, west: 175, north: -10, east: -175 };
  expect(isInArea(across, { latitude: -17, longitude: 178 })).toBe(true);
  expect(isInArea(across, { latitude: -17, longitude: -178 })).toBe(true);
  expect(isInArea(across, { latitude: -17, longitude: 170 })).toBe(false);
});
