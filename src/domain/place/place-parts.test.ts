import { expect, test } from 'vitest';
import { cityState } from './city-state.ts';
import { placeParts } from './place-parts.ts';

test.each([
  ['Galpão Sete, São Paulo - SP', ['Galpão Sete, São ', 'Paulo - SP']],
  ['Campo - km 12, Itu - SP', ['Campo - km 12, ', 'Itu - SP']],
  [cityState({ city: 'Atibaia', state: 'SP' }), ['', 'Atibaia - SP']],
  ['Base - Sul', ['Base - Sul', undefined]],
  ['Campo do Zé', ['Campo do Zé', undefined]],
])('%j: no line ends between a city and its state', (place, parts) => {
  const [begin, whole] = placeParts(place);
  expect([begin, whole]).toEqual(parts);
});
