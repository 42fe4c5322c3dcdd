import { expect, test } from 'vitest';
import { stateVectors } from '#tests/fixtures/typed/state-vectors.ts';
import { brazilStates, stateOf } from './brazil-state.ts';

test.each(stateVectors)('%s is in %s', (location, uf) =>
  expect(stateOf(location) ?? null).toBe(uf),
);

test('there are 27, and each is found by its code and its name', () => {
  expect(brazilStates).toHaveLength(27);
  for (const [uf, name] of brazilStates) {
    expect(stateOf(`Campo, Cidade - ${uf}`)).toBe(uf);
    expect(stateOf(`Campo, Cidade, ${name}`)).toBe(uf);
  }
});
