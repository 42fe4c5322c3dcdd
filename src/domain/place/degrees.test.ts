import { expect, test } from 'vitest';
import { pointProblems, readPair } from './degrees.ts';

test.each([
  ['-23.55', '-46,63', []],
  ['90', '180', []],
  ['-90', '-180', []],
  ['90.1', '0', ['latitude_invalid']],
  ['0', '-180.1', ['longitude_invalid']],
  ['', '', ['latitude_invalid', 'longitude_invalid']],
  ['0', '', ['longitude_invalid']],
  ['abc', '1', ['latitude_invalid']],
])('of the point %j, %j: %j', (latitude, longitude, codes) =>
  expect(pointProblems({ latitude, longitude }).map(({ code }) => code)).toEqual(codes),
);

test('both coordinates in one text, as a map app copies them', () => {
  const point = { latitude: '-23.1428', longitude: '-46.521' };
  expect(readPair('-23.1428, -46.521')).toEqual(point);
  expect(readPair('(-23.1428,-46.521)')).toEqual(point);
  expect(readPair('-23,1428')).toBeUndefined(); // one, with a comma
});
