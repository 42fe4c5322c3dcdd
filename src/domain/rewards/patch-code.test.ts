import { expect, test } from 'vitest';
import {
  caretInCode,
  codeInFragment,
  groupedCode,
  maskedCode,
  readPatchCode,
  scannedPatchCode,
  typedCode,
} from './patch-code.ts';
import { redeemAddress } from './patch-codes.ts';

const CODE = '0123456789ABCDEF';

test.each([
  ['abc', 'ABC'],
  ['abcde', 'ABCDE'],
  ['abcdef', 'ABCDE-F'],
  ['ABCDE-', 'ABCDE'],
  ['k7qf 29xh-4m ', 'K7QF2-9XH4M'],
  ['oil', '011'],
  [redeemAddress('https://qg-airsoft.example.com.br', CODE), '01234-56789-ABCDE-F'],
  ['x'.repeat(99), 'XXXXX-'.repeat(10)],
])('%s is shown as %s while it is typed', (typed, shown) => {
  expect(typedCode(typed)).toBe(shown);
  expect(typedCode(shown)).toBe(shown.replace(/-$/, ''));
});

/** The caret is | in each. */
test.each([
  ['a letter at the end', 'ABCDEf|', 'ABCDE-F|'],
  ['a letter in a group', 'ABx|CDE-12345', 'ABX|CD-E1234-5'],
  ['the last letter of a group', 'ABCDx|E-12345', 'ABCDX|-E1234-5'],
  ['a letter before the dash', 'ABCDEx|-12345', 'ABCDE-X|1234-5'],
  ['a paste with spaces', 'ABk7qf2 9xh|CDE', 'ABK7Q-F29XH|-CDE'],
  ['backspace on a letter', 'AB|DE-12345', 'AB|DE1-2345'],
  ['backspace on a dash', 'ABCDE|12345', 'ABCDE|-12345'],
])('%s: the caret stays behind its letter', (_, typed, shown) => {
  const text = typed.replace('|', '');
  const code = typedCode(text);
  const caret = caretInCode(text, typed.indexOf('|'), 'other');
  expect(`${code.slice(0, caret)}|${code.slice(caret)}`).toBe(shown);
});

test('the delete key passes a dash, and then deletes', () => {
  expect(caretInCode('ABCDE12345', 5, 'delete_after')).toBe(6);
  expect(caretInCode('ABCDE-2345', 6, 'delete_after')).toBe(6);
  expect(caretInCode('ABDE-12345', 2, 'delete_after')).toBe(2);
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
