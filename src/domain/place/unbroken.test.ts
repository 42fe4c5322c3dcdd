import { expect, test } from 'vitest';
import { cityState, unbroken } from './unbroken.ts';

test.each([
  ['Galpão Sete, São Paulo - SP', 'Galpão Sete, São Paulo\u00A0-\u00A0SP'],
  ['Campo - km 12, Itu - SP', 'Campo - km 12, Itu\u00A0-\u00A0SP'],
  ['Campo do Zé', 'Campo do Zé'],
  ['Base - Sul', 'Base - Sul'],
])('%j: no line ends between a city and its state', (typed, shown) => {
  expect(unbroken(typed)).toBe(shown);
});

test('a city and its state are one', () => {
  expect(cityState({ city: 'Rio Claro', state: 'SP' })).toBe('Rio Claro\u00A0-\u00A0SP');
});
