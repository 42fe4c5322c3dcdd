import { describe, expect, test } from 'vitest';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { gateEntries, gateList } from './gate-list.ts';
import { onField, sweep } from './sweep.ts';

const person = (id: string, some: object = {}) =>
  operatorRow({ id, event_id: 'e1', name: id, ...some });
/** A mark this many minutes after eight. */
const mark = (operator_id: string, minutes: number, some: object = {}) =>
  checkInRow({
    id: `${operator_id} ${minutes}`,
    data: {
      operator_id,
      scanned_at: new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString(),
      ...some,
    },
  });
const at = (minutes: number) => Date.UTC(2026, 10, 21, 8, minutes);
const names = new Map([['t1', 'Trio Alfa']]);

function swept(people: object[], marks: object[], now_ms = at(60)) {
  const list = gateList(
    gateEntries(people as Parameters<typeof gateEntries>[0]),
    marks as Parameters<typeof gateList>[1],
  );
  return sweep(list, names, now_ms);
}
const shown = ({ teams }: ReturnType<typeof swept>) =>
  teams.map(({ name, people }) => [
    name,
    onField(people),
    people.map(({ person: { id }, state }) => `${id} ${state}`),
  ]);

describe('the sweep', () => {
  test('lists who came, by team, and nobody who did not', () => {
    const people = [
      person('zé', { team: 'Lobos' }),
      person('ana', { team: ' lobos ' }),
      person('bia', { team: 'Águias', event_team_id: 't1' }),
      person('caio'),
      person('davi', { team: 'Lobos' }),
    ];
    const marks = [
      mark('zé', 0),
      mark('ana', 1),
      mark('ana', 2, { mark: 'out' }),
      mark('bia', 3),
      mark('caio', 4),
      mark('gone', 5),
    ];
    const all = swept(people, marks);
    expect(shown(all)).toEqual([
      ['lobos', 1, ['ana out', 'zé inside']],
      ['Trio Alfa', 1, ['bia inside']],
      ['', 2, ['gone inside', 'caio inside']],
    ]);
    expect(all).toMatchObject({ inside: 4, out: 1 });
  });

  test.each([
    ['two hours after the mark', 120, 'inside', 0],
    ['a moment later', 120.01, 'silent', 0],
  ])('%s', (_when, minutes, state, heard) => {
    const { teams } = swept([person('ana')], [mark('ana', 0)], at(0) + minutes * 60_000);
    expect(teams[0]?.people).toMatchObject([{ state, heard_at: at(heard) }]);
  });

  test('a second look at a person on the field is news of them', () => {
    const marks = [mark('ana', 0), mark('ana', 100)];
    const { teams } = swept([person('ana')], marks, at(130));
    expect(teams[0]?.people).toMatchObject([{ state: 'inside', heard_at: at(100) }]);
  });

  test('an undone way out is none, and the clock of a phone is corrected', () => {
    const out = mark('ana', 150, { mark: 'out' });
    const undo = mark('ana', 151, { mark: 'undo', undoes: out.id });
    const late = mark('bia', 0, { clock_offset_ms: 100 * 60_000 });
    const all = swept([person('ana'), person('bia')], [mark('ana', 0), out, undo, late], at(160));
    expect(shown(all)).toEqual([['', 2, ['ana silent', 'bia inside']]]);
  });

  test('a row and a team stay where they are when somebody leaves the field', () => {
    const people = [person('ana', { team: 'B' }), person('bia', { team: 'A' })];
    const before = swept(people, [mark('ana', 0), mark('bia', 0)]);
    const after = swept(people, [mark('ana', 0), mark('bia', 0), mark('bia', 9, { mark: 'out' })]);
    expect(after.teams.map(({ name }) => name)).toEqual(before.teams.map(({ name }) => name));
    expect(after).toMatchObject({ inside: 1, out: 1 });
  });
});
