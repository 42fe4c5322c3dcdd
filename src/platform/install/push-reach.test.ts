// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isOfAnotherKey } from './push-reach.ts';

const bytes = Uint8Array.from({ length: 65 }, (_, i) => (i === 0 ? 4 : 255 - i));
const KEY = Buffer.from(bytes).toString('base64url');
const other = Uint8Array.from(bytes, (byte, i) => (i === 64 ? byte ^ 1 : byte));

afterEach(() => document.head.replaceChildren());

function served(content: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'qg-push-key', content });
  document.head.append(meta);
}
const madeWith = (key: Uint8Array<ArrayBuffer> | null) => ({
  options: { applicationServerKey: key && key.buffer, userVisibleOnly: true },
});

test('a subscription with the served key is valid, one with another key is not', () => {
  served(KEY);
  expect(isOfAnotherKey(madeWith(bytes))).toBe(false);
  expect(isOfAnotherKey(madeWith(other))).toBe(true);
});

test('no subscription is ended when no key is served, or none is known', () => {
  expect(isOfAnotherKey(madeWith(other))).toBe(false);
  served(KEY);
  expect(isOfAnotherKey(madeWith(null))).toBe(false);
});
