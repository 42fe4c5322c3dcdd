import { expect, test } from 'vitest';
import { signInSearch } from './sign-in-search.ts';

test.each([
  ['/register/x', { from: '/register/x' }],
  ['/profile?tab=patches', { from: '/profile?tab=patches' }],
  ['/auth?from=%2Fregister%2Fx', true],
  ['/auth', true],
])('from %s the link back is %s', (href, search) => {
  expect(signInSearch(href)).toEqual(search);
});
