import { expect, test } from 'vitest';
import { fieldByField } from './form-merge.ts';

const merge = fieldByField({ roles: '', notes: '', photos: [] as readonly string[] });
const base = { roles: 'Ana na frente', notes: '', photos: ['1'] };

test('a field that only another person changed is taken over, one that both changed is asked about', () => {
  const mine = { ...base, roles: 'Bia na frente' };
  const theirs = { roles: 'Caio na frente', notes: 'Leve água', photos: ['1', '2'] };
  expect(merge.conflicts({ base, mine, theirs })).toEqual(['roles']);
  expect(merge.follow({ base, mine, theirs })).toEqual({
    base: { ...theirs, roles: base.roles },
    mine: { ...theirs, roles: mine.roles },
  });
});

test('the decision about a field makes the other version the base', () => {
  const mine = { ...base, photos: ['1', 'mine'] };
  const theirs = { ...base, photos: [] };
  expect(merge.decide('photos', 'mine', { base, mine, theirs })).toEqual({ base: theirs, mine });
  expect(merge.decide('photos', 'theirs', { base, mine, theirs })).toEqual({
    base: theirs,
    mine: theirs,
  });
});

test('lists are compared by what they say', () => {
  expect(merge.equal(base, { ...base, photos: ['1'] })).toBe(true);
  expect(merge.changes(base, { ...base, photos: ['2'] })).toEqual({
    patch: { photos: ['2'] },
    base: { photos: ['1'] },
  });
});
