import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { spreadsheet, type Cell } from './spreadsheet.ts';

const written = (cell: Cell) =>
  parse<string[]>(spreadsheet({ fields: ['a'], data: [[cell]] }).slice(1), { delimiter: ';' })
    .data[1]?.[0];

test.each([
  '007',
  ' 007 ',
  '1-2',
  '1/2',
  '12E5',
  '12e+5',
  '1.5',
  '1,5',
  '10:30',
  '10:30 PM',
  '7 A', // an hour in Excel
  '50%',
  '(12)',
  'R$ 50',
  '3/4/2026',
  '351912345678', // becomes 3,51912E+11
  'Mar 7',
  'SEPT2',
  '7-mar',
  '5 de março de 2026',
  'Dez/26',
  'Verdadeiro',
  'FALSE',
])('a spreadsheet would convert %j, so it is marked as text', (typed) => {
  expect(written(typed)).toBe(`'${typed}`);
});

test.each([
  '',
  'Ana Lima',
  'Time 7',
  '7A',
  'Set 7 A',
  '7º BIL',
  '12E5 Força',
  'Marte 7',
  'Março',
  'E5',
  '55 (11) 98765-4321',
  '2026-11-22T01:00:00+00:00',
])('%j is text as it is', (typed) => {
  expect(written(typed)).toBe(typed);
});

test.each([
  ['Lobos,=1+1', "Lobos,'=1+1"],
  ['Lobos,"=1+1"', `Lobos,'"=1+1"`],
  ['Lobos\t@SUM(1)', "Lobos\t'@SUM(1)"],
  ['Lobos\n=1+1', "Lobos\n'=1+1"],
  [' =1+1', "' =1+1"],
  ['\t=1', "'\t'=1"],
  ['\n-3+3', "'\n'-3+3"],
  ['a=b, c-d', 'a=b, c-d'],
])('no spreadsheet reads a formula in %j, whatever it separates by', (typed, cell) => {
  expect(written(typed)).toBe(cell);
  const text = spreadsheet({ fields: ['a', 'b'], data: [['Ana', typed]] }).slice(1);
  const lines = text.split(/[\r\n]+/);
  const cells = lines.flatMap((line) => [',', '\t', ';'].flatMap((by) => line.split(by)));
  expect(cells.filter((one) => /^[\s"]*[=+\-@]/.test(one))).toEqual([]);
});

test('a day of ours stays one', () => {
  expect(written({ day: '21/11/2026' })).toBe('21/11/2026');
});
