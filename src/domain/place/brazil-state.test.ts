import { expect, test } from 'vitest';
import { brazilStates, stateOf } from './brazil-state.ts';

test.each([
  ['Forte Mantiqueira, Atibaia - SP', 'SP'],
  ['Sorocaba/SP', 'SP'],
  ['Arena Pampa, Pelotas (RS)', 'RS'],
  ['Campo Buriti, Brasília – df', 'DF'],
  ['Campinas, São Paulo', 'SP'],
  ['Fazenda, Corumbá - Mato Grosso do Sul', 'MS'],
  ['Campo de teste, Atibaia - SP, Brasil', 'SP'],
  ['São Paulo', undefined], // it may mean the city
  ['Estrada do mar', undefined],
  ['Rua 7, fundos', undefined],
])('%s is in %s', (location, uf) => expect(stateOf(location)).toBe(uf));

test('there are 27, and each is found by its code and its name', () => {
  expect(brazilStates).toHaveLength(27);
  for (const [uf, name] of brazilStates) {
    expect(stateOf(`Campo, Cidade - ${uf}`)).toBe(uf);
    expect(stateOf(`Campo, Cidade, ${name}`)).toBe(uf);
  }
});
