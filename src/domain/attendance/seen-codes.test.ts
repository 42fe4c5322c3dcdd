import { expect, test } from 'vitest';
import { seenCodes } from './seen-codes.ts';

test.each([
  ['a code that stays in sight is answered once', [0, 100, 400, 1_300, 2_200, 3_100, 4_000], [0]],
  ['shown again within three seconds it is answered at once, once', [0, 100, 1_200, 1_300, 2_500, 3_600], [0, 1_200]],
  ['later it is answered anew', [0, 3_000, 4_100, 7_200], [0, 3_000, 4_100, 7_200]],
])('%s', (_, looks, answered) => {
  const { isAnswered } = seenCodes();
  expect(looks.filter((at) => isAnswered('one', at))).toEqual(answered);
}); // prettier-ignore

test('two codes side by side are answered once each', () => {
  const { isAnswered } = seenCodes();
  const looks = Array.from({ length: 40 }, (_, n) => [n % 2 === 0 ? 'a' : 'b', n * 200] as const);
  expect(looks.filter(([text, at]) => isAnswered(text, at))).toEqual([
    ['a', 0],
    ['b', 200],
  ]);
});

test('while a slow phone answers the code counts as in sight', () => {
  const { isAnswered, blinksUntil } = seenCodes();
  expect(isAnswered('one', 0)).toBe(true);
  blinksUntil('one', 1_400);
  expect(isAnswered('one', 1_900)).toBe(false);
  expect(isAnswered('one', 3_000)).toBe(true);
});
