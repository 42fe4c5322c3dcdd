import { expect, test } from 'vitest';
import { compareList } from './compare-list.ts';
import { keyedList } from './keyed-list.ts';
import { withSquads } from './listed-squads.ts';

const falcons = { id: 'f', name: 'Falcões', members_count: 2 };

/** Of each person on the list, the squad and the state. */
function squadsIn(text: string, teams = [falcons]) {
  const entries = keyedList(text, {});
  const rows = compareList(entries, [], (host) => `Convidado de ${host}`);
  return withSquads(rows, entries, { size: 3, teams }).flatMap((row) =>
    'person' in row ? [[row.person.name, row.person.squad, row.state]] : [],
  );
}

test('everybody is in the squad that stands above them', () => {
  const text =
    '*OPERAÇÃO 3X3*\n\nTime Lobos 🐺\n1. Ana\n2. Bia\n\nEQUIPE: Águia\n1. Caio\n2. Davi\n3.\n4. Edu';
  expect(squadsIn(text)).toEqual([
    ['Ana', 'Lobos', 'new'],
    ['Bia', 'Lobos', 'new'],
    ['Caio', 'Águia', 'new'],
    ['Davi', 'Águia', 'new'],
    ['Edu', 'Águia', 'new'],
  ]);
  expect(squadsIn('Time 1\n1. Ana\n\nTime 2\n1. Bia')).toEqual([
    ['Ana', 'Time 1', 'new'],
    ['Bia', 'Time 2', 'new'],
  ]);
});

test.each(['Confirmados', '*Jogo de domingo*', 'Arena Bravo', ''])(
  '%j above a list is no squad, and nobody comes without one',
  (title) => {
    expect(squadsIn(`${title}\n1. Ana\n2. Bia`)).toEqual([
      ['Ana', undefined, 'no_squad'],
      ['Bia', undefined, 'no_squad'],
    ]);
  },
);

test('a squad of the event has its name, and its places', () => {
  expect(squadsIn('falcoes\n1. Ana')).toEqual([['Ana', 'Falcões', 'new']]);
  expect(squadsIn('Time Falcões\n1. Ana\n2. Bia +1')).toEqual([
    ['Ana', 'Falcões', 'squad_full'],
    ['Bia', 'Falcões', 'squad_full'],
    ['Convidado de Bia', 'Falcões', 'squad_full'],
  ]);
});
