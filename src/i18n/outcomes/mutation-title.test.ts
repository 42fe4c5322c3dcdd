import { expect, test } from 'vitest';
import { mutation } from '#i18n/pt-BR/mutation.ts';
import { mutations } from '#sync/mutations/all-mutations.ts';

test('every mutation that a person can ask for has a title in Pendências, and no title is left over', () => {
  const asked = Object.keys(mutations).map((name) => name.replace(/@\d+$/, ''));
  expect([...new Set(asked)].sort()).toEqual(Object.keys(mutation).sort());
});
