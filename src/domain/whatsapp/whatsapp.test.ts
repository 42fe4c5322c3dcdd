import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import {
  formatWhatsapp,
  maskWhatsapp,
  normalizeWhatsapp,
  readWhatsapp,
  shortWhatsapp,
} from './whatsapp.ts';
import { whatsappVectors } from './whatsapp-vectors.ts';

test.each(whatsappVectors)('normalizes %j to %j', (given, normal) => {
  expect(normalizeWhatsapp(given)).toBe(normal);
});

test('the result is 10 to 15 digits or null, whatever was typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+ ()0-9-]{0,24}$/)), (given) => {
      expect(normalizeWhatsapp(given) ?? '0000000000').toMatch(/^[0-9]{10,15}$/);
    }),
  );
});

test('a Brazilian number does not change when it is normalised again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][0-9]{9,10}$/), (typed) => {
      const once = normalizeWhatsapp(typed);
      expect(once).toBe(`55${typed}`);
      expect(normalizeWhatsapp(once ?? '')).toBe(once);
    }),
  );
});

describe('what is wrong with a number', () => {
  test.each([
    ['', 'whatsapp_too_short'],
    ['119876543', 'whatsapp_too_short'],
    ['   119876543   ', 'whatsapp_too_short'],
    ['+55 (11) 98765 - 4321', 'whatsapp_too_long'],
    ['meu número é', 'whatsapp_invalid'],
    ['(11) 98765-', 'whatsapp_invalid'],
    ['1234567890123456', 'whatsapp_invalid'],
  ])('%j is %s', (typed, code) => {
    expect(readWhatsapp(typed)).toEqual({ ok: false, code });
  });

  test('a valid number comes back as digits', () => {
    expect(readWhatsapp(' (11) 98765-4321 ')).toEqual({ ok: true, value: '5511987654321' });
  });
});

test.each([
  ['5511987654321', '+55 (11) 98765-4321'],
  ['11987654321', '+55 (11) 98765-4321'],
  ['1134567890', '+55 (11) 3456-7890'],
  ['551134567890', '+55 (11) 3456-7890'],
  ['351912345678', '+351912345678'],
  ['123', '123'],
])('shows %s as %s', (number, shown) => {
  expect(formatWhatsapp(number)).toBe(shown);
});

test.each([
  ['5511987654321', '(11) 98765-4321'],
  ['551134567890', '(11) 3456-7890'],
  ['351912345678', '+351912345678'],
])('among Brazilians %s is shown as %s', (number, shown) => {
  expect(shortWhatsapp(number)).toBe(shown);
});

test('a mask shows the area code and nothing else', () => {
  expect(maskWhatsapp('5511987654321')).toBe('(11) •••••-••••');
  expect(maskWhatsapp('551133334444')).toBe('(11) •••••-••••');
  expect(maskWhatsapp('351912345678')).toBe('(••) •••••-••••');
});
