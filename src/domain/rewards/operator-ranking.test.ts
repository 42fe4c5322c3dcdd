import { expect, test } from 'vitest';
import { isNumber, isWide, placedOperators, withFound } from './operator-ranking.ts';

const operator = (name: string, whatsapp: string | null = null, score = 1) => ({
  user_id: name as never,
  name,
  whatsapp,
  score,
  events_count: 0,
  experience: '0',
  teams_count: 0,
  organized_events: 0,
});
const tab = 'overall' as const;
const rows = [
  operator('Ana Lima', '(11) •••••-••••', 9),
  operator('João Conceição', '(61) •••••-••••', 8),
  operator('Davi', null, 7),
];

test.each([
  ['', ['1 Ana Lima', '2 João Conceição', '3 Davi']],
  ['conceicao', ['2 João Conceição']],
  ['a', ['1 Ana Lima', '2 João Conceição', '3 Davi']],
  ['conceição   joao', ['2 João Conceição']],
  ['061', ['2 João Conceição']],
  ['61', ['2 João Conceição']],
  ['(11)', ['1 Ana Lima']],
  ['61 9', []],
  ['ninguém', []],
])('the search for %j keeps the places', (term, found) => {
  expect(
    placedOperators(rows, { term, tab }).map(({ operator: { name }, place }) => `${place} ${name}`),
  ).toEqual(found);
});

test.each([
  ['61 98765-4321', ['Davi']],
  ['+55 (61) 9876', ['Davi']],
  ['061987', ['Davi']],
  ['61', ['João Conceição', 'Davi']],
  ['61 98765-4322', []],
  ['()', ['Ana Lima', 'João Conceição', 'Davi']],
])('my own number is found by all of its digits: %j', (term, found) => {
  const me = { user_id: 'Davi', whatsapp: '5561987654321' };
  expect(placedOperators(rows, { term, tab, me }).map(({ operator: { name } }) => name)).toEqual(
    found,
  );
  const other = { ...me, user_id: 'somebody beyond the hundred' };
  expect(placedOperators(rows, { term, tab, me: other })).toEqual(
    placedOperators(rows, { term, tab }),
  );
});

test('digits of a name find it too', () => {
  const found = placedOperators([...rows, operator('Fantasma 61')], { term: '61', tab });
  expect(found.map(({ place }) => place)).toEqual([2, 4]);
});

test.each([
  ['61', true],
  ['+55 (61) 9', true],
  ['(', false],
  ['', false],
  ['61 ana', false],
])('%j is of a number: %s', (term, is_number) => {
  expect(isNumber(term)).toBe(is_number);
});

test.each([
  ['', false],
  ['a', false],
  ['a1', false],
  ['5511', false],
  ['(11) 99', false],
  ['jo', true],
  ['j o', true],
  ['Ú1a', true],
])('%j is searched in the whole ranking: %s', (term, is_wide) => {
  expect(isWide(term)).toBe(is_wide);
});

test('what the server found beyond the kept ones joins them by its place, once, and newer', () => {
  const kept = placedOperators(rows, { term: 'a', tab });
  const found = [
    { ...operator('Davi'), score: 9, place: 2 },
    { ...operator('Amanda'), place: 143 },
  ];
  expect(
    withFound(kept, found).map(({ operator: { name, score }, place }) => [place, name, score]),
  ).toEqual([
    [1, 'Ana Lima', 9],
    [2, 'João Conceição', 8],
    [2, 'Davi', 9],
    [143, 'Amanda', 1],
  ]);
});

test('who has as much in a tab has the same place', () => {
  const tied = [
    { ...operator('Ana', null, 9), events_count: 2 },
    { ...operator('Bia', null, 8), events_count: 2 },
    { ...operator('Caio', null, 8), events_count: 1 },
  ];
  const places = (by: 'overall' | 'events') =>
    placedOperators(tied, { term: '', tab: by }).map(({ place }) => place);
  expect(places('overall')).toEqual([1, 2, 2]);
  expect(places('events')).toEqual([1, 1, 3]);
});
