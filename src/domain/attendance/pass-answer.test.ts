import { expect, test } from 'vitest';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { gateEntries, gateList } from './gate-list.ts';
import { passAnswer } from './pass-answer.ts';
import type { PassReading } from './pass.ts';

const event_id = '00000000-0000-4000-8000-0000000000e0';
const mark = (operator_id: string, minutes: number, some: object = {}) =>
  checkInRow({
    id: `${operator_id} ${minutes}`,
    data: {
      operator_id,
      scanned_at: new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString(),
      ...some,
    },
  });
const entries = gateEntries(['ana', 'leo', 'ze'].map((id) => operatorRow({ id, event_id })));
const list = gateList(entries, [
  mark('ana', 1),
  mark('leo', 2),
  mark('leo', 3, { mark: 'out' }),
  mark('late', 4),
  mark('gone', 5),
  mark('gone', 6, { mark: 'out' }),
]);
const pass = (operator_id: string): PassReading => ({
  kind: 'good',
  pass: { event_id, operator_id, name: 'Bia', team: '' },
});

test.each([
  ['ze', 'let_in'],
  ['leo', 'let_in'], // comes back
  ['ana', 'already'],
  ['bia', 'new'],
  ['late', 'already'], // let in by a pass before
  ['gone', 'new'], // that one left, and comes back
])('a good pass of %s: %s', (id, kind) => {
  expect(passAnswer(pass(id), list)).toMatchObject({ kind, person: { id } });
});

test.each(['not_a_pass', 'damaged', 'forged'] as const)('%s lets nobody in', (why) => {
  expect(passAnswer({ kind: why }, list)).toEqual({ kind: 'refused', why });
});

test('nor does a pass of another game, even of somebody on this list', () => {
  const other = { ...pass('ze'), kind: 'other_event' } as PassReading;
  expect(passAnswer(other, list)).toEqual({ kind: 'refused', why: 'other_event' });
});
