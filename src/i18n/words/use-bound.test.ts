import { i18nObject } from '../i18n-util.ts';
import { loadAllLocales } from '../i18n-util.sync.ts';
import { expect, test } from 'vitest';
import { lettersOver } from './use-bound.ts';

loadAllLocales();
const LL = i18nObject('pt-BR');

test.each([
  ['x'.repeat(1_410), 1_000, '410 letras a mais'],
  ['x'.repeat(1_001), 1_000, '1 letra a mais'],
  [`${'x'.repeat(999)}🎯`, 1_000, undefined], // one letter, which JavaScript counts as two
  [`  ${'x'.repeat(1_000)}\n`, 1_000, undefined],
  ['x'.repeat(9_999), undefined, undefined],
])('%#: what is beyond the most letters is counted', (text, most, said) =>
  expect(lettersOver(text, most, LL)).toBe(said),
);

test('in every language', () => {
  expect(lettersOver('abc', 1, i18nObject('en'))).toBe('2 letters too many');
  expect(lettersOver('abc', 1, i18nObject('es'))).toBe('2 letras de más');
});
