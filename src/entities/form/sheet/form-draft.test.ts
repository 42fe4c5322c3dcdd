import { expect, test } from 'vitest';
import { draftKey, draftReader } from './form-draft.ts';

const empty = { summary: '', photos: [] as string[] };
const read = draftReader(empty);

test('a draft comes back; fields that this version does not know, or of another kind, do not', () => {
  const base = { summary: 'a', photos: ['x'] };
  expect(read({ values: base, base: empty })).toEqual({ values: base, base: empty });
  expect(read({ values: { summary: 1, photos: [2], more: '' }, base: {} })).toEqual({
    values: empty,
    base: empty,
  });
});

test('the id of the new row comes back with its draft', () => {
  const draft = { id: 'e1', values: empty, base: empty };
  expect(read(draft)).toEqual(draft);
  expect(read({ ...draft, id: 7 })).toEqual({ values: empty, base: empty });
});

test.each([undefined, null, 'x', {}, { values: {} }, { values: null, base: {} }])(
  '%j is no draft',
  (stored) => expect(read(stored)).toBeNull(),
);

test('a refused mutation that is corrected has a draft of its own', () => {
  expect(draftKey('agenda:e1', undefined)).toBe('agenda:e1');
  expect(draftKey('agenda:e1', { id: 'm1' })).toBe('agenda:e1:m1');
});
