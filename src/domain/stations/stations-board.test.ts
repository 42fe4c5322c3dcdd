import { expect, test } from 'vitest';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { gateEntries, gateList } from '../attendance/gate-list.ts';
import { boardPeople, groupedAt } from './stations-board.ts';
import type { StationState } from './stations.ts';

test('people stand by what is to be done, who is here first, and nobody twice', () => {
  const entries = gateEntries(
    ['ana', 'bia', 'caio', 'davi', 'eva'].map((id) => operatorRow({ id, event_id: 'e', name: id })),
  );
  const marks = ['davi', 'gone'].map((operator_id) =>
    checkInRow({ id: operator_id, data: { operator_id } }),
  );
  const people = boardPeople(entries, gateList(entries, marks));
  const states: Record<string, StationState> = { bia: 'over', caio: 'done', eva: 'check' };
  const groups = groupedAt('waiver', people, ({ id }) => states[id] ?? 'blank');
  const ids = Object.entries(groups).map(([group, of]) => [group, of.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    over: ['bia'],
    check: ['eva'],
    blank: ['davi', 'gone', 'ana'],
    done: ['caio'],
  });
});
