import { expect, test } from 'vitest';
import { changed, cleared, readSearch } from './events-search.ts';

test.each([
  [{}, {}],
  [
    { q: 'mata', sort: 'distance' },
    { q: 'mata', sort: 'distance' },
  ],
  [{ q: 2026 }, { q: '2026' }],
  [{ q: '', sort: 'date' }, {}],
  [{ q: ['a'], sort: 'price' }, {}],
  [
    { mode: 'CQB', uf: 'SP', km: 50, free: true, from: '2026-11-21' },
    { mode: 'CQB', uf: 'SP', km: 50, free: true, from: '2026-11-21' },
  ],
  [{ from: '2026-02-31', to: '2026-13-45' }, {}], // a chip of such a day broke the screen
  [{ mode: 7, uf: 'Bahia', km: -1, free: 'yes', from: 'now', when: 'never' }, {}],
  [{ when: 'today', from: '2026-11-21' }, { when: 'today' }],
])('%j is read as %j', (given, read) => expect(readSearch(given)).toEqual(read));

const plain = { q: '', sort: 'date' } as const;

test('a named period and a date range exclude each other', () => {
  expect(changed({ ...plain, when: 'today' }, { from: '2026-11-21' })).toEqual({
    ...plain,
    from: '2026-11-21',
  });
  expect(changed({ ...plain, from: '2026-11-21', to: '2026-11-22' }, { when: 'month' })).toEqual({
    ...plain,
    when: 'month',
  });
});

test('undefined removes a filter, clearing removes all of them', () => {
  const narrow = { q: 'mata', sort: 'distance', uf: 'SP', free: true } as const;
  expect(changed(narrow, { uf: undefined })).toEqual({ q: 'mata', sort: 'distance', free: true });
  expect(cleared(narrow)).toEqual({ q: '', sort: 'distance' });
});
