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
  '50%',
  '(12)',
  'R$ 50',
  '3/4/2026',
  '351912345678', // becomes 3,51912E+11
  'Mar 7',
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

test('a day of ours stays one', () => {
  expect(written({ day: '21/11/2026' })).toBe('21/11/2026');
});
