import { expect, test } from 'vitest';
import { isSecureAddress } from './secure-address.ts';

test.each([
  ['https://exemplo.com/a.jpg', true],
  ['http://localhost:8000/storage/1.webp', true],
  ['http://127.0.0.1/abc', true],
  ['http://exemplo.com/a.jpg', false],
  ['http://localhost.exemplo.com/a', false],
  ['https://exemplo.com/a b', false],
  ['https://a', false],
  ['javascript:alert(1)', false],
])('%s is an address that a secure page shows: %s', (text, is) => {
  expect(isSecureAddress(text)).toBe(is);
});
