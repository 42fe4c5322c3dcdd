import { expect, test } from 'vitest';
import {
  codeInFragment,
  groupedCode,
  maskedCode,
  readPatchCode,
  scannedPatchCode,
  typedCode,
} from './patch-code.ts';
import { redeemAddress } from './patch-codes.ts';

const CODE = '0123456789ABCDEF';

test('a code is forced to uppercase while it is typed, and is not longer than the server reads', () => {
  expect(typedCode('abc-1')).toBe('ABC-1');
  expect(typedCode('x'.repeat(99))).toHaveLength(60);
});

test.each([
  ['abcde 12345', 'ABCDE12345'],
  ['ABCDE-12345', 'ABCDE12345'],
  ['oilabcdefg', '011ABCDEFG'],
])('%s is read as %s', (given, code) => expect(readPatchCode(given)).toBe(code));

test('on paper a code stands in groups, which are read back', () => {
  expect(['ABCDE12345', CODE].map(groupedCode)).toEqual(['ABCDE-12345', '01234-56789-ABCDE-F']);
  expect(readPatchCode(groupedCode(CODE))).toBe(CODE);
});

test.each(['', 'ABC', 'ABCDE1234', 'ABCDE12345ABCDE12', 'UUUUUUUUUU', 'ÁBCDE12345'])(
  '%s is no code',
  (given) => expect(readPatchCode(given)).toBeUndefined(),
);

test('a camera reads our link, of any of our addresses, or the code alone', () => {
  expect(scannedPatchCode(redeemAddress('https://qg.test', CODE))).toBe(CODE);
  expect(scannedPatchCode(`HTTP://localhost:8000/patches/redeem#${CODE}`)).toBe(CODE);
  expect(scannedPatchCode(CODE)).toBe(CODE);
});

test.each([
  'https://qg.test/team/join/x#0123456789ABCDEFGHJK',
  'https://qg.test/patches/redeem',
  'https://',
  '00020126580014br.gov.bcb.pix0136',
  'WIFI:S:campo;T:WPA;P:12345678;;',
])('a foreign code is not taken: %s', (text) => expect(scannedPatchCode(text)).toBeUndefined());

test('the fragment of an address is a code, or nothing', () => {
  expect(codeInFragment(`#${CODE}`)).toBe(CODE);
  expect(codeInFragment('')).toBeUndefined();
  expect(codeInFragment('#lista')).toBeUndefined();
});

test('a masked code shows its end alone', () => expect(maskedCode(` ${CODE} `)).toBe('…DEF'));
