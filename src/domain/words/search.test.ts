import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { searchVectors } from '#tests/fixtures/typed/search-vectors.ts';
import { indexRows, matches, packRows, searchIndex, wordsOf, type SearchRow } from './search.ts';

const row = (
  id: string,
  name: string,
  location = 'Arena Norte, Goiânia',
  game_mode = 'MilSim',
) => ({
  id,
  name,
  location,
  game_mode,
});
const rows: SearchRow[] = [
  row('1', 'Operação São João', 'Campo do Zé, Caruaru - PE', 'Cenário'),
  row('2', 'Noite de CQB', 'Galpão 7, São Paulo - SP', 'CQB'),
  row('3', 'Trio de Ferro', 'Arena Sul, Porto Alegre - RS', '3X3'),
];
const find = (term: string, among = rows) => searchIndex(indexRows(packRows(among)), term);

test.each([
  ['sao', ['1', '2']],
  ['SÃO', ['1', '2']],
  ['cenario', ['1']],
  ['Cenário', ['1']],
  ['3x3', ['3']],
  ['porto alegre', ['3']],
  ['  cqb   paulo ', ['2']], // the words may stand in different fields
  ['alegre porto', ['3']],
  ['ze', ['1']],
  ['', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
  ['xyz', []],
  ['operação cqb', []], // every word must occur in the same row
])('%j finds %j', (term, ids) => {
  expect(find(term)).toEqual(ids);
});

test.each([
  ['jose', 'Ｊｏｓｅ'],
  ['Ｊｏｓｅ', 'José'],
  ['oystein', 'Øystein'],
  ['lukasz', 'Łukasz'],
  ['strasse', 'Straße'],
  ['STRASSE', 'STRAẞE'],
  ['davila', 'D’Ávila'],
  ["D'Avila", 'D´Ávila'],
  ['D‘Ávila', 'DÁvila'],
  ['ana lu', 'Ana\u2011Lú'],
  ['analu', 'Ana-Lú'],
  ['Ana-Lú', 'Ana Lú'],
  ['lu ana', 'Ana-Lú'],
  ['jose', 'Jo\u200bse\u0301'],
])('%j finds %j', (term, name) => expect(matches(row('1', name), term)).toBe(true));

test('a match never spans two fields, or two rows', () => {
  expect(find('caruaru - pecenario')).toEqual([]);
  expect(find('joaocampo')).toEqual([]);
});

test('no rows, no matches', () => {
  expect(find('a', [])).toEqual([]);
  expect(find('', [])).toEqual([]);
});

test('finds whatever contains the term, in any case', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcçdeéêgiíoóõsuúxyz ABÇÃO-/0123456789')),
    maxLength: 24,
  });
  fc.assert(
    fc.property(letters, letters, fc.nat(), fc.nat(), (name, location, from, length) => {
      const start = from % (name.length + 1);
      const term = name.slice(start, start + (length % 8));
      expect(matches(row('1', name, location), term.toUpperCase())).toBe(true);
      expect(matches(row('1', location, name), term.toLowerCase())).toBe(true);
    }),
  );
});

test.each(searchVectors)('%j is searched as %j', (typed, words) =>
  expect(wordsOf(typed)).toEqual(words),
);

test.each([
  ['Atibaia, SP', 'Campo do Zé', 'Atibaia - SP'],
  ['"São João"', 'Operação São João', ''],
  ['3×3', 'Noite 3X3', ''],
  ['swat', 'S.W.A.T. Airsoft', ''],
  ['S.W.A.T.', 'SWAT', ''],
  ['gar', 'Time G.A.R', ''],
  ['🐺', 'Lobos 🐺', ''],
  ['Lobos 🐺', 'Lobos', ''],
])('%j finds %j in %j', (term, name, location) =>
  expect(matches(row('1', name, location), term)).toBe(true),
);

test('a picture alone finds only names that have it', () =>
  expect(matches(row('1', 'Lobos'), '🐺')).toBe(false));
