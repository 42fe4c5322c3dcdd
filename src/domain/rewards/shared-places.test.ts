import { expect, test } from 'vitest';
import { sharedPlaces } from './shared-places.ts';

test.each([
  [[], []],
  [[7], [1]],
  [
    [9, 9, 5, 5, 5, 1],
    [1, 1, 3, 3, 3, 6],
  ],
])('%j stand at %j', (values, places) => {
  expect(sharedPlaces(values)).toEqual(places);
});
