import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { safeReturn } from './safe-return.ts';

test.each([
  '/',
  '/events',
  '/event/6f1c2a4e-0000-4000-8000-000000000001',
  '/register/6f1c2a4e-0000-4000-8000-000000000001?x=1#form',
  '/events?q=S%C3%A3o%20Jo%C3%A3o&sort=distance',
])('%s is a path of this app', (path) => expect(safeReturn(path)).toBe(path));

test.each([
  '/..//evil.com',
  '/./\t/evil.com',
  '//evil.com',
  '///evil.com',
  '//[',
  '//evil.com:port',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  'https:',
  'https:evil.com',
  'https://evil.com/event',
  'javascript:alert(1)',
  'data:text/html,x',
  'events',
  '',
  ' /events',
  '/auth',
  '/auth?from=/auth',
  '/auth/',
  '/new-password',
  `/${'a'.repeat(3_000)}`,
  null,
  undefined,
  7,
  ['/events'],
])('%j leads to the home page', (asked) => expect(safeReturn(asked)).toBe('/'));

test('whatever the input, the result stays on this origin however often it is resolved', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .array(fc.constantFrom('/', '\\', '..', '.', 'evil.com', '%2f', '\t', '@', ':', '?', '#'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(nasty, (asked) => {
      const there = new URL(safeReturn(asked), 'https://qg.example');
      expect(there.origin).toBe('https://qg.example');
      expect(new URL(there.pathname, 'https://qg.example').origin).toBe('https://qg.example');
    }),
  );
});
