import { expect, test } from 'vitest';
import { cleaned, readPatchesSearch } from './patches-search.ts';

test.each(['oldest', 'name', 'type'] as const)('an address keeps the order %s', (sort) => {
  expect(readPatchesSearch({ sort })).toEqual({ sort });
});

test.each(['normal', 'mvp', 'especial', 'evento', 'equipe', 'others'] as const)(
  'an address keeps the kind %s',
  (type) => expect(readPatchesSearch({ type })).toEqual({ type }),
);

test('an address keeps the words, the list and the enlarged patch', () => {
  expect(readPatchesSearch({ q: 'serra', view: 'list', id: 'p1' })).toEqual({
    q: 'serra',
    view: 'list',
    id: 'p1',
  });
  expect(readPatchesSearch({ q: 2026 })).toEqual({ q: '2026' });
});

test('defaults and invalid parts are left out', () => {
  const given = { q: ['x'], type: 'raro', sort: 'latest', view: 'grid', id: 7 };
  expect(readPatchesSearch(given)).toEqual({});
  expect(cleaned({ q: '', sort: 'latest', view: 'grid', id: '' })).toEqual({});
});
