import { expect, test } from 'vitest';
import type { InLine } from '#live/event/use-waiting-line.ts';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { placeInLine } from './line-place.ts';

stubLocalStorage();

const row = (id: string, status = 'waiting', rev = 1) => ({ id, rev, data: { status } }) as InLine;

test('a place in the waiting list never gets worse: people who come later are behind', () => {
  expect([3, 5, 2, 4].map((count) => placeInLine(row('a'), count))).toEqual([3, 3, 2, 2]);
  expect(placeInLine(row('b'), 4)).toBe(4);
});

test('an offer is no place in the list, nor is a count that has not arrived yet', () => {
  expect(placeInLine(row('a', 'offered'), 3)).toBeNull();
  expect(placeInLine(row('a'), 0)).toBeNull();
});

test('while I have not arrived, the count is of the others: it is no place, and none later', () => {
  expect(placeInLine(row('c', 'waiting', 0), 1)).toBeNull();
  expect(placeInLine(row('c'), 2)).toBe(2);
});
