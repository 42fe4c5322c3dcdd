import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { linkVectors } from '#tests/fixtures/typed/link-vectors.ts';
import { findLinks } from './find-links.ts';
import { mayHaveLinks } from './may-have-links.ts';

const HOME = 'https://qg.example';

test.each(linkVectors)('%j leads to %j', (text, links) => {
  const parts = findLinks(text, HOME);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('no letter is lost, and nothing runs', () => {
  const bits = fc.constantFrom(
    'https://',
    'javascript:',
    'a.com',
    '/event/',
    ' ',
    '.',
    ')',
    '(',
    '11 98765-4321',
    '@',
    '\n',
    'é',
    '🎯',
    'www.',
    '"',
    '<',
    '#',
    '?',
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 12 }), (all) => {
      const text = all.join('');
      const parts = findLinks(text, HOME);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href, own } of parts) {
        if (href) expect(href).toMatch(own ? /^\// : /^(https?:|mailto:|tel:)/i);
      }
    }),
  );
});

test.each(linkVectors)('%j is looked through where it has links', (text, links) => {
  if (links.length > 0) expect(mayHaveLinks(text)).toBe(true);
});
