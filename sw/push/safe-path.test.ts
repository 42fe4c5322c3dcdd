import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { safePath } from './safe-path.ts';

const ORIGIN = 'https://qg.example';

test.each([
  '/events',
  '/event/0190?tab=teams#list',
  '/team/0190/advanced?tab=communications&channel=general&post=0190',
  '/team/0190?tab=pending',
  '/',
])('%s is a path in this app', (path) => {
  expect(safePath(path, ORIGIN)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/events\\evil.example',
  '/events?from=\\evil.example',
  '/..//evil.example',
  '/.//evil.example/%2e',
  'https://evil.example/events',
  'javascript:alert(1)',
  'events',
  '',
  '/rest/v1/rpc/sync_pull',
  '/auth/v1/authorize?provider=x',
  '/x/../auth/v1/logout',
  `/${'a'.repeat(300)}`,
  null,
  7,
  { path: '/events' },
])('%j is rejected', (value) => {
  expect(safePath(value, ORIGIN)).toBeUndefined();
});

test('whatever the input, the result stays on this origin', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '\n', '%', '?'),
  });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (value) => {
      const path = safePath(`/${value}`, ORIGIN);
      if (path !== undefined) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
  );
});
