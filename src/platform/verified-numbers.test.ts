// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forgetVerified, isVerifiedHere, rememberVerified } from './verified-numbers.ts';

test('a number is known until it is forgotten, without affecting others', () => {
  rememberVerified('5511987654321');
  rememberVerified('5521987654321');
  rememberVerified('5511987654321');
  expect(localStorage.getItem('verifiedWhatsappNumbers')).toBe('["5511987654321","5521987654321"]');
  forgetVerified('5511987654321');
  expect(isVerifiedHere('5511987654321')).toBe(false);
  expect(isVerifiedHere('5521987654321')).toBe(true);
});
