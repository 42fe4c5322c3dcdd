import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base45, fromBase45 } from './base45.ts';

// the examples of RFC 9285
test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
  ['', ''],
])('%j is %j', (text, encoded) => {
  const bytes = new TextEncoder().encode(text);
  expect(base45(bytes)).toBe(encoded);
  expect(fromBase45(encoded)).toEqual(bytes);
});

test.each(['A', 'BB8A', 'GGW', '::', 'ab', 'BB8é'])('%j is no base45', (text) => {
  expect(fromBase45(text)).toBeNull();
});

test('every bytes come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(fromBase45(base45(bytes))).toEqual(bytes);
    }),
  );
});
