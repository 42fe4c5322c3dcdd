import { expect, test } from 'vitest';
import { personFinder, personText } from './person-search.ts';

const text = (name: string, whatsapp: string | null = null) =>
  personText({ name, team: 'Lobos-Guará', whatsapp });

test.each([
  ['Maria Souza', 'Maria Aparecida de Souza'],
  ['Reis Antonia', 'Antônia dos Reis'],
  ['Maria  Souza', 'Maria Souza'],
  ["D'Avila", 'Ana D’Ávila'],
  ['DAvila', 'Ana D’Ávila'],
  ['ana lobos guara', 'Ana D’Ávila'],
])('%j finds %s', (term, name) => expect(personFinder(term)(text(name))).toBe(true));

test.each([
  '031 98111-2233',
  '(31) 98111-2233',
  '5531981112233',
  '98111',
  '2233',
  '031981',
  '015 31 98111-2233',
  'https://wa.me/5531981112233',
  '(31) 8111-2233',
])('a number is found by %s', (term) =>
  expect(personFinder(term)(text('Ana', '5531981112233'))).toBe(true),
);

test('digits find nobody whose number this device does not hold', () => {
  expect(personFinder('031 98111-2233')(text('Ana'))).toBe(false);
  expect(personFinder('0223')(text('Ana', '5531981112233'))).toBe(false);
});
