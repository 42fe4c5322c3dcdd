import { expect, test } from 'vitest';
import { mutation } from '#i18n/pt-BR/mutation.ts';
import { mutations } from '#sync/registry/all-mutations.ts';

test('every mutation that a person can ask for has a title in Pendências, and no title is left over', () => {
  const asked = Object.values(mutations).flatMap(({ name, unasked }) =>
    unasked ? [] : name.replace(/@\d+$/, ''),
  );
  expect([...new Set(asked)].sort()).toEqual(Object.keys(mutation).sort());
});
