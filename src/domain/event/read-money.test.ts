import { expect, test } from 'vitest';
import { moneyVectors } from '#tests/fixtures/typed/money-vectors.ts';
import { readCents } from './read-money.ts';

test.each(moneyVectors)('%j is %j cents', (typed, cents) => expect(readCents(typed)).toBe(cents));
