import { expect, test } from 'vitest';
import { mutation } from '#i18n/pt-BR/mutation.ts';
import { mutations } from '#sync/mutations/all-mutations.ts';

test('whatever a person can ask for has words in Pendências, and no words are left over', () => {
  const asked = Object.keys(mutations).map((name) => name.replace(/@\d+$/, ''));
  expect([...new Set(asked)].sort()).toEqual(Object.keys(mutation).sort());
});
