import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textVectors, twinVectors } from '#tests/fixtures/typed/text-vectors.ts';
import { textOf } from './text.ts';
import { tidy, twinKey } from './tidy.ts';

test.each(textVectors)('%j is kept as %j', (typed, kept) => {
  expect(tidy(typed)).toBe(kept);
  expect(v.is(textOf(1, 1_000), typed)).toBe(kept !== '');
});

test.each(twinVectors)('%j and %j look the same: %s', (one, other, are) =>
  expect(twinKey(one) === twinKey(other)).toBe(are),
);
