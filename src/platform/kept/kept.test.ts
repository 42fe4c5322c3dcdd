import { expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { keep, readKept } from './kept.ts';

const stored = stubLocalStorage();

test('what is kept can be read again, and a missing value is null', () => {
  expect(readKept('qg.seen.x')).toBeNull();
  expect(keep('qg.seen.x', { a: [1] })).toBe(true);
  expect(readKept('qg.seen.x')).toEqual({ a: [1] });
});

test.each(['', '{', 'não'])('%j, which other code wrote, is ignored', (text) => {
  stored.set('qg.seen.x', text);
  expect(readKept('qg.seen.x')).toBeNull();
});

test('a storage that refuses is reported, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(keep('qg.seen.x', 1)).toBe(false);
  expect(readKept('qg.seen.x')).toBeNull();
});

test('what the server wrote into the page counts until something newer is kept', () => {
  const page = new Map([['qg.seen.x', { textContent: '{"a":"served"}' }]]);
  const written = (id: string) =>
    page.has(id) && { ...page.get(id), remove: () => page.delete(id) };
  vi.stubGlobal('document', { getElementById: (id: string) => written(id) || null });
  stored.set('qg.seen.x', '{"a":"earlier"}');
  expect(readKept('qg.seen.x')).toEqual({ a: 'served' });
  keep('qg.seen.x', { a: 'newer' });
  expect(readKept('qg.seen.x')).toEqual({ a: 'newer' });
});
