import { expect, test } from 'vitest';
import { compareNames } from './name-order.ts';

test('accents and case count last, numbers by their value', () =>
  expect(
    ['Equipe 10', 'Zulu', 'equipe 2', 'Águia', 'Alfa', 'aguia'].toSorted(compareNames),
  ).toEqual(['aguia', 'Águia', 'Alfa', 'equipe 2', 'Equipe 10', 'Zulu']));
