import { expect, test } from 'vitest';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { gateEntries, gateList } from './gate-list.ts';
import { passAnswer } from './pass-answer.ts';
import type { PassReading } from './pass.ts';

const SIGNED = Date.UTC(2026, 10, 20, 20);
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
  pass: { event_id, operator_id, name: 'Bia', team: '', signed_at: SIGNED },
});

test.each([
  ['ze', 'let_in'],
  ['leo', 'let_in'], // comes back
  ['ana', 'already'],
  ['bia', 'new'],
  ['late', 'already'], // let in by a pass before
  ['gone', 'new'], // that one left, and comes back
])('a good pass of %s: %s', (id, kind) => {
  expect(passAnswer(pass(id), list, SIGNED)).toMatchObject({ kind, person: { id } });
});

test.each(['not_a_pass', 'damaged', 'forged'] as const)('%s lets nobody in', (why) => {
  expect(passAnswer({ kind: why }, list, SIGNED)).toEqual({ kind: 'refused', why });
});

test('nor does a pass of another game, even of somebody on this list', () => {
  const other = { ...pass('ze'), kind: 'other_event' } as PassReading;
  expect(passAnswer(other, list, SIGNED)).toEqual({ kind: 'refused', why: 'other_event' });
});

test.each([
  ['of a list that was never read to its end', undefined, 'new'],
  ['of an older list', -3_600_000, 'new'],
  ['of a list read with the pass: a row may come late', 60_000, 'new'],
  ['of a newer list', 60_001, 'cancelled'],
] as const)('[hole N5] a pass without a place, %s', (_, after_ms, said) => {
  const read_at = after_ms === undefined ? undefined : SIGNED + after_ms;
  for (const id of ['bia', 'gone']) {
    const answer = passAnswer(pass(id), list, read_at);
    expect(answer.kind === 'refused' ? answer.why : answer.kind).toBe(said);
  }
  // who stands on the list, or is inside already, is no question of the pass
  expect(passAnswer(pass('ze'), list, read_at).kind).toBe('let_in');
  expect(passAnswer(pass('late'), list, read_at).kind).toBe('already');
});
