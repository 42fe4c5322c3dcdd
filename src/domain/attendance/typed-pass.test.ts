import { expect, test } from 'vitest';
import { typedText, type TypedKey } from './typed-pass.ts';

const PASS = 'QG1:A0 $%*+-./:Z9';
const PLACES: Record<string, readonly [code: string, shift: boolean]> = {
  ' ': ['Space', false], $: ['Digit4', true], '%': ['Digit5', true], '*': ['Digit8', true],
  '+': ['Equal', true], '-': ['Minus', false], '.': ['Period', false], '/': ['Slash', false],
  ':': ['Semicolon', true],
}; // prettier-ignore

/** As a scanner presses them that is set to a US keyboard. @param written what the device's layout writes there instead */
const pressed = (text: string, written: Record<string, string> = {}): TypedKey[] =>
  text.split('').map((letter) => {
    const [code, shiftKey] = PLACES[letter] ?? [/\d/.test(letter) ? `Digit${letter}` : `Key${letter}`, /[A-Z]/.test(letter)]; // prettier-ignore
    return { key: written[letter] ?? letter, code, shiftKey };
  });

test('a scanner on a keyboard of its own layout', () => {
  expect(typedText(pressed(PASS))).toBe(PASS);
});

test('on a Brazilian keyboard, where other letters stand at those places', () => {
  expect(typedText(pressed(PASS, { ':': 'Ç', '/': ';' }))).toBe(PASS);
});

test('with caps lock, which turns its letters round', () => {
  const keys = pressed(PASS).map((one) => ({
    ...one,
    key: one.key.toLowerCase(),
    ...(one.code.startsWith('Key') && { shiftKey: false }),
  }));
  expect(typedText(keys)).toBe(PASS);
});

test('a scanner that is set to the Brazilian layout, and a code that is no pass, are read as written', () => {
  const brazilian = pressed('QG1:AB').map((one) =>
    one.key === ':' ? { ...one, code: 'Slash' } : one,
  );
  expect(typedText(brazilian)).toBe('QG1:AB');
  expect(typedText(pressed('789'))).toBe('789');
});
