import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { checkInRow, operatorRow, stationRow } from '#tests/fixtures/samples/rows.ts';
import { gateEntries, gateList } from '../attendance/gate-list.ts';
import type { StationRecord } from './stations.ts';
import { payers, till } from './till.ts';

const people = ['ana', 'bia', 'caio', 'davi', 'eva'].map((id) =>
  operatorRow({ id, event_id: 'e', name: id }),
);
/** Everybody but Eva came, and somebody who stands on no list. */
const list = gateList(
  gateEntries(people),
  ['davi', 'caio', 'bia', 'ana', 'gone'].map((operator_id) =>
    checkInRow({ id: operator_id, data: { operator_id } }),
  ),
);
let n = 0;
const paid = (
  operator_id: string,
  method: 'pix' | 'cash' | 'courtesy',
  minute: number,
  some: Partial<StationRecord['data']> = {},
) =>
  stationRow({
    id: String((n += 1)).padStart(4, '0'),
    data: {
      operator_id,
      station: 'payment',
      method,
      device_id: 'gate',
      staff_name: 'Ana',
      recorded_at: new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString(),
      ...some,
    },
  });
const undo = (record: StationRecord, minute: number) =>
  paid(record.data.operator_id, 'pix', minute, { method: null, undoes: record.id });
const names = ({ open }: ReturnType<typeof till>) => open.map(({ id }) => id);

test('by phone and in all; who came and has no payment is open, also who stands on no list', () => {
  const other = { device_id: 'other', staff_name: 'Léo' };
  const found = till(list, [
    paid('ana', 'pix', 1),
    paid('bia', 'cash', 2, other),
    paid('caio', 'courtesy', 3, other),
    paid('eva', 'pix', 4), // paid before she came
  ]);
  expect(found).toMatchObject({
    all: { pix: 2, cash: 1, courtesy: 1 },
    phones: [
      { device_id: 'gate', staff_name: 'Ana', paid: { pix: 2, cash: 0, courtesy: 0 } },
      { device_id: 'other', staff_name: 'Léo', paid: { pix: 0, cash: 1, courtesy: 1 } },
    ],
    differing: 0,
  });
  expect(payers(found.all)).toBe(3);
  expect(names(found)).toEqual(['davi', 'gone']);
});

test('a payment that was corrected or taken back counts once, or not', () => {
  const first = paid('ana', 'cash', 1);
  const wrong = paid('bia', 'pix', 2);
  const found = till(list, [first, paid('ana', 'pix', 3), wrong, undo(wrong, 4)]);
  expect(found.all).toEqual({ pix: 1, cash: 0, courtesy: 0 });
  expect(names(found)).toContain('bia');
});

test('of two phones that say different things the later one counts, and it is said', () => {
  const found = till(list, [
    paid('ana', 'cash', 1),
    paid('ana', 'pix', 2, { device_id: 'other', staff_name: '' }),
  ]);
  expect(found.all).toEqual({ pix: 1, cash: 0, courtesy: 0 });
  expect(found.phones).toMatchObject([{ device_id: 'other', staff_name: '' }]);
  expect(found.differing).toBe(1);
});

test('in any order of arrival the till is the same, and its phones add up to all', () => {
  const some = [
    paid('ana', 'cash', 1),
    paid('bia', 'pix', 2, { device_id: 'other' }),
    paid('ana', 'pix', 3, { device_id: 'other' }),
    paid('caio', 'courtesy', 3),
  ];
  const all = [...some, undo(some[1]!, 4)];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      const found = till(list, shuffled);
      expect(found).toEqual(till(list, all));
      for (const method of ['pix', 'cash', 'courtesy'] as const)
        expect(found.phones.reduce((sum, { paid: of }) => sum + of[method], 0)).toBe(
          found.all[method],
        );
    }),
  );
});
