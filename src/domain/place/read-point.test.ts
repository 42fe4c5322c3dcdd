import { expect, test } from 'vitest';
import { degreeVectors, pointVectors } from '#tests/fixtures/typed/point-vectors.ts';
import { isTurned, readDegrees, readPair } from './read-point.ts';

test.each(pointVectors)('%j is at %j', (typed, point) => {
  const read = readPair(typed);
  expect(read ? [Number(read.latitude), Number(read.longitude)] : null).toEqual(point);
});

test.each(degreeVectors)('%j is %j degrees', (typed, degrees) =>
  expect(readDegrees(typed)).toEqual(degrees),
);

test.each([
  ['-46.6333', '-23.5505', true],
  ['−46,6333', '23,5505 S', true],
  ['-23.5505', '-46.6333', false],
  ['38.7', '-9.1', false], // Lisbon
  ['', '-23.5', false],
  ['ao sul', '-23.5', false],
])('%j, %j are in the wrong order: %j', (latitude, longitude, is) =>
  expect(isTurned({ latitude, longitude })).toBe(is),
);
