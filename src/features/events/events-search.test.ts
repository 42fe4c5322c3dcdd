import { expect, test } from 'vitest';
import { readSearch } from './events-search.ts';

test.each([
  [{}, {}],
  [
    { q: 'mata', sort: 'distance' },
    { q: 'mata', sort: 'distance' },
  ],
  [{ q: 2026 }, { q: '2026' }],
  [{ q: '', sort: 'date' }, {}],
  [{ q: ['a'], sort: 'price' }, {}],
])('%j reads as %j', (given, read) => expect(readSearch(given)).toEqual(read));
