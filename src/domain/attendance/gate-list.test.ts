import { describe, expect, test } from 'vitest';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { gateEntries, gateList, searchGate } from './gate-list.ts';

const EVENT = '00000000-0000-4000-8000-0000000000e0';
const person = (id: string, name: string, some: object = {}) =>
  operatorRow({ id, event_id: EVENT, name, ...some });
const mark = (operator_id: string, minutes: number, some: object = {}) =>
  checkInRow({
    id: `${operator_id} ${minutes}`,
    data: {
      operator_id,
      scanned_at: new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString(),
      ...some,
    },
  });

const operators = [
  person('z', 'Zé'),
  person('l', 'Léo', { team: 'Lobos-Guará', whatsapp: '5511987654321' }),
  person('a', 'ana'),
];
const entries = gateEntries(operators);
const found = (term: string) => searchGate(entries, term).map(({ operator }) => operator.id);

describe('the list of the gate', () => {
  test('stands by name, whatever the case', () => {
    expect(entries.map(({ operator }) => operator.id)).toEqual(['a', 'l', 'z']);
  });

  test.each([
    ['', ['a', 'l', 'z']],
    ['  ', ['a', 'l', 'z']],
    ['leo', ['l']],
    ['LÉ', ['l']],
    ['z', ['z']],
    ['guara leo', ['l']],
    ['leo zé', []],
    ['4321', ['l']],
    ['98765-4321', ['l']],
    ['011 98765-4321', ['l']],
    ['+55 (11) 98765-4321', ['l']],
    ['０１１９８７６５', ['l']],
    ['321', []], // too short to tell two people apart
  ])('%j finds %j', (term, ids) => expect(found(term)).toEqual(ids));

  test('counts people and never marks', () => {
    const marks = [
      mark('a', 1),
      mark('a', 2),
      mark('l', 3),
      mark('l', 4, { mark: 'out' }),
      mark('gone', 5),
    ];
    const { of, unlisted, counts } = gateList(entries, marks);
    expect([...of].map(([id, { state }]) => [id, state])).toEqual([
      ['a', 'in'],
      ['l', 'out'],
      ['z', 'missing'],
    ]);
    expect(of.get('a')?.attendance?.duplicates).toHaveLength(1);
    expect(unlisted).toMatchObject([{ id: 'gone', operator: undefined, state: 'in' }]);
    expect(counts).toEqual({ people: 4, came: 3, missing: 1, inside: 2, out: 1 });
  });
});
