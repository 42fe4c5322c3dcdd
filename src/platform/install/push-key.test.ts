// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pushKey } from './push-key.ts';

const KEY = `B${'a1_-'.repeat(21)}xy`;

test.each([
  [`<meta name="qg-push-key" content="${KEY}">`, KEY],
  ['<meta name="qg-push-key" content="%QG_PUSH_KEY%">', null],
  ['<meta name="qg-push-key" content="">', null],
  ['<meta name="qg-push-key" content="a private key">', null],
  ['', null],
])('the page %j has the key %j', (head, key) => {
  document.head.innerHTML = head;
  expect(pushKey()).toBe(key);
});
