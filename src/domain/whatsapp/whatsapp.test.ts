import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import {
  formatWhatsapp,
  maskWhatsapp,
  mayMissDigit,
  normalizeWhatsapp,
  readWhatsapp,
  shortWhatsapp,
  whatsappPerson,
  whatsappTalk,
} from './whatsapp.ts';
import { samePersonVectors, whatsappVectors } from '#tests/fixtures/people/whatsapp-vectors.ts';

test.each(whatsappVectors)('normalizes %j to %j', (given, normal) => {
  expect(normalizeWhatsapp(given)).toBe(normal);
});

test('whatever was typed, the result begins with no 0 and is its own normal form', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[+ ()0-9-]{0,24}$/),
    fc.stringMatching(/^[+0]{0,2}(55)?0?[1-9][0-9]{9,12}$/),
  );
  fc.assert(
    fc.property(typed, (given) => {
      const once = normalizeWhatsapp(given);
      if (once === null) return;
      expect(once).toMatch(/^\+?[1-9][0-9]{9,14}$/);
      expect(normalizeWhatsapp(once)).toBe(once);
    }),
  );
});

test.each(samePersonVectors)('%s and %s are one person: %s', (one, other, same) => {
  expect(whatsappPerson(one) === whatsappPerson(other)).toBe(same);
});

test.each([
  ['11 98765-432', true],
  ['(11) 8765-4321', true],
  ['(11) 98765-4321', false],
  ['(11) 3456-7890', false],
  ['+351 912 345 678', false],
  ['11 9876', false],
])('of %j a digit may be missing: %s', (typed, missing) => {
  expect(mayMissDigit(typed)).toBe(missing);
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

  test.each(['\u202a\u200e+55 (11) 98765-4321\u202c\u200f', 'https://wa.me/5511987654321?text=oi'])(
    'what came along when %j was copied does not count as characters',
    (typed) => {
      expect(readWhatsapp(typed)).toEqual({ ok: true, value: '5511987654321' });
    },
  );

  test('a talk is opened by digits alone', () => {
    expect(whatsappTalk('+14155552671')).toBe('https://wa.me/14155552671');
  });
});

test.each([
  ['5511987654321', '+55 (11) 98765-4321'],
  ['11987654321', '+55 (11) 98765-4321'],
  ['1134567890', '+55 (11) 3456-7890'],
  ['551134567890', '+55 (11) 3456-7890'],
  ['351912345678', '+351912345678'],
  ['+14155552671', '+14155552671'],
  ['5514155552671', '+55 (14) 15555-2671'], // kept from before the area codes were asked
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
