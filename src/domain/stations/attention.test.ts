import { expect, test } from 'vitest';
import { checkInRow, operatorRow, stationRow } from '#tests/fixtures/samples/rows.ts';
import { attention } from './attention.ts';
import { gateEntries, gateList } from '../attendance/gate-list.ts';

const [mine, theirs] = ['mine', 'theirs'];
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString();
const mark = (operator_id: string | null, minutes: number, some: object = {}) =>
  checkInRow({
    id: `${operator_id} ${minutes}`,
    data: {
      operator_id,
      scanned_at: at(minutes),
      received_at: at(minutes + 60),
      device_id: mine,
      ...some,
    },
  });
const people = ['ana', 'bia', 'caio'].map((id) =>
  operatorRow({ id, event_id: 'e', name: id, over_capacity: id === 'caio', registered_at: at(0) }),
);

function found(marks: ReturnType<typeof mark>[], records: ReturnType<typeof stationRow>[] = []) {
  const list = gateList(gateEntries(people), marks);
  return attention({ list, marks, records })
    .filter(({ kind }) => kind !== 'over')
    .map(({ kind, name, about }) => [kind, name, about.map(({ id }) => id)]);
}

test('an evening on which all was well has nothing but who came when it was full', () => {
  const list = gateList(gateEntries(people), [mark('ana', 1)]);
  const all = attention({ list, marks: [mark('ana', 1)], records: [] });
  expect(all.map(({ kind, name }) => [kind, name])).toEqual([['over', 'caio']]);
});

test('each duplicate once, with both devices; a finger that taps twice is none', () => {
  const twice = [mark('ana', 1), mark('ana', 2, { device_id: theirs }), mark('ana', 3)];
  expect(found(twice)).toEqual([['twice', 'ana', ['ana 1', 'ana 2', 'ana 3']]]);
  expect(found([mark('ana', 1), mark('ana', 2)])).toEqual([]);
});

test('somebody on no list is said once, although their marks are flagged too', () => {
  const flagged = { flagged: true };
  expect(found([mark('gone', 1, flagged), mark('gone', 2, flagged)])).toEqual([
    ['unknown', '', ['gone 1']],
  ]);
  expect(found([mark(null, 1, flagged)])).toEqual([['unknown', '', ['null 1']]]);
});

test('a flagged mark of a known person: its clock was ahead, or it should not have been', () => {
  const flagged = { flagged: true };
  expect(found([mark('ana', 1, flagged)])).toEqual([['flagged', 'ana', ['ana 1']]]);
  expect(found([mark('ana', 180, { ...flagged, received_at: at(0) })])).toEqual([
    ['late', 'ana', ['ana 180']],
  ]);
});

test('stations that two devices see differently', () => {
  const pay = (id: string, method: 'pix' | 'cash', device_id: string, recorded_at: string) =>
    stationRow({
      id,
      data: { operator_id: 'bia', station: 'payment', method, device_id, recorded_at },
    });
  const both = [pay('p1', 'pix', mine, at(1)), pay('p2', 'cash', theirs, at(2))];
  expect(found([], both)).toEqual([['differs', 'bia', ['p2', 'p1']]]);
  expect(found([], both.slice(1))).toEqual([]);
});

test('[hole N4] what waits for the organiser’s yes is said until they have made the same mark', () => {
  const waits = mark('ana', 1, { flagged: true, awaits_yes: true });
  expect(found([waits])).toEqual([['awaits', 'ana', ['ana 1']]]);
  const yes = { ...mark('ana', 1), id: 'yes' };
  expect(found([waits, yes])).toEqual([]);
  const undo = { ...mark('ana', 2, { mark: 'undo', undoes: 'yes', awaits_yes: true }), id: 'u' };
  expect(found([yes, undo])).toEqual([['awaits', 'ana', ['u']]]);
});

test('somebody over the limit is said when they came, not when their place was sent', () => {
  const list = gateList(gateEntries(people), [mark('caio', 5)]);
  const [over] = attention({ list, marks: [mark('caio', 5)], records: [] });
  expect(over).toMatchObject({ kind: 'over', at: Date.parse(at(5)) });
});
