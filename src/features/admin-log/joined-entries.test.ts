import { expect, test } from 'vitest';
import { joinedEntries } from './joined-entries.ts';

const entries = (...ids: string[]) =>
  ids.map((id) => ({ id, at: '2026-11-26T15:00:00Z', who: 'Ana', what: 'x', subject: null }));
const joined = (newest: string, known: string) =>
  joinedEntries(entries(...newest.split('')), entries(...known.split('')))
    ?.map(({ id }) => id)
    .join('');

test('a first page that has moved leaves no hole before the older ones, and nothing twice', () => {
  expect(joined('abc', 'abcdef')).toBe('abcdef');
  expect(joined('zab', 'abcdef')).toBe('zabcdef');
  expect(joined('xyz', 'abcdef')).toBeUndefined();
  expect(joined('', 'abc')).toBeUndefined();
});
