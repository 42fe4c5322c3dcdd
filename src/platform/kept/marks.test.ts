import { expect, test } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { keepMarks, markOf, readMarks } from './marks.ts';

const kept = stubLocalStorage();
const ana = { id: '0b8b7b0e-0000-4000-8000-000000000001', email: 'ana@exemplo.com' };
const bia = { id: '0b8b7b0e-0000-4000-8000-000000000002', email: 'bia@exemplo.com' };

test('a mark is the account’s, the list’s and the value’s, on this device', async () => {
  const mark = await markOf(ana, 'a', 'x');
  expect(mark).toMatch(/^\d{6}$/);
  expect(await markOf(ana, 'a', 'x')).toBe(mark);
  const others = await Promise.all([
    markOf(ana, 'a', 'y'),
    markOf(ana, 'b', 'x'),
    markOf(bia, 'a', 'x'),
    markOf({ ...ana, email: 'ana@outro.com' }, 'a', 'x'),
    markOf(null, 'a', 'x'),
  ]);
  expect(others).not.toContain(mark);
  kept.delete('qg.salt'); // another device
  expect(await markOf(ana, 'a', 'x')).not.toBe(mark);
});

test('only marks are read; they are kept once, and in no order of time', () => {
  kept.set('list', '["5511987654321","900000","100000",7]');
  expect(readMarks('list')).toEqual(['900000', '100000']);
  expect(keepMarks('list', ['900000', '100000', '900000'])).toBe(true);
  expect(kept.get('list')).toBe('["100000","900000"]');
  kept.set('list', '{"a":1}');
  expect(readMarks('list')).toEqual([]);
});
