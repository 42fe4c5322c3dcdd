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

test.each([
  ['Zélia. ', 'Zélia Reis', null],
  ['"bia"', 'Bia Prado', null],
  ['@caio', 'Caio', null],
  ['ana 1005', 'Ana 1005', '5531981112233'],
  ['Ana 2233', 'Ana', '5531981112233'],
  ['Lobos 2233', 'Ana', '5531981112233'],
  ['tel:+55-31-98111-2233', 'Ana', '5531981112233'],
  ['WhatsApp 31 98111-2233', 'Ana', '5531981112233'],
  ['Ana (31) 98111-2233', 'Ana', '5531981112233'],
  ['Ana - 31 8111-2233', 'Ana', '5531981112233'], // without the ninth digit
  ['Ana 31 98111-2233', 'Ana', null], // this device holds no number
])('%j finds %s of number %s', (term, name, number) =>
  expect(personFinder(term)(text(name, number))).toBe(true),
);

test.each([
  ['ana 1005', 'Bruno', '5531981111005'], // the number ends so, but it is another name
  ['ana 22', 'Ana', '5531981112233'],
  ['Ana 31 98111-2233', 'Ana', '5531981112234'],
  ['Bia 31 98111-2233', 'Ana', '5531981112233'],
])('%j does not find %s of number %s', (term, name, number) =>
  expect(personFinder(term)(text(name, number))).toBe(false),
);
