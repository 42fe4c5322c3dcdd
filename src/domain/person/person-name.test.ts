import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { personNameVectors } from '#tests/fixtures/people/person-name-vectors.ts';
import { cleanName, personNameProblem } from './person-name.ts';

const rule = { at_least: 3, too_short: 'registration_name_too_short' } as const;

test.each([
  'Ana',
  "Sant'Anna",
  'D’Ávila',
  'Ana-Clara',
  'João da Silva',
  'Łukasz Żółć',
  'Nguyễn Văn',
])('%s is a name', (name) => {
  expect(personNameProblem(name, rule)).toBeUndefined();
});

test.each([
  ['', 'registration_name_too_short'],
  ['  Jó  ', 'registration_name_too_short'],
  ['Jo\u0301', 'registration_name_too_short'], // two letters, whichever way they are encoded
  ['Z3R0', 'name_invalid_characters'],
  ['Ana_Clara', 'name_invalid_characters'],
  ['<b>Ana</b>', 'name_invalid_characters'],
  ['Ana 🎯', 'name_invalid_characters'],
  ['a'.repeat(101), 'name_too_long'],
])('%j is refused with %s', (name, code) => {
  expect(personNameProblem(name, rule)).toBe(code);
});

test('two letters are enough where the form allows them', () => {
  const two = { at_least: 2, too_short: 'profile_name_too_short' } as const;
  expect(personNameProblem('Jó', two)).toBeUndefined();
  expect(personNameProblem('J', two)).toBe('profile_name_too_short');
  expect(personNameProblem('a'.repeat(100), two)).toBeUndefined();
});

test.each(personNameVectors)('%j is stored as %j', (typed, stored) => {
  expect(personNameProblem(typed, rule) ? null : cleanName(typed)).toBe(stored);
});

test('a clean name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const clean = cleanName(typed);
      expect(cleanName(clean)).toBe(clean);
    }),
  );
});
