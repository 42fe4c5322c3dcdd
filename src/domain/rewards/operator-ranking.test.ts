import { expect, test } from 'vitest';
import { placedOperators } from './operator-ranking.ts';

const operator = (name: string, whatsapp: string | null = null) => ({
  user_id: name as never,
  name,
  whatsapp,
  score: 1,
  events_count: 0,
  experience: '0',
  teams_count: 0,
  organized_events: 0,
});
const rows = [
  operator('Ana Lima', '(11) •••••-••••'),
  operator('João Conceição', '(61) •••••-••••'),
  operator('Davi'),
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
    placedOperators(rows, term).map(({ operator: { name }, place }) => `${place} ${name}`),
  ).toEqual(found);
});
