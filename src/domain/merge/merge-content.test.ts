import { describe, expect, test } from 'vitest';
import { gateContent } from '#tests/fixtures/gate/gate-content.ts';
import { waitingRecords } from '#tests/fixtures/outbox/waiting-records.ts';
import { checkInRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { contentOf, contentToTell, newsIn, packedContent, relaysOf } from './merge-content.ts';
import { pack } from './packed.ts';

const nextId = seededIds(3);
const [event_id, other_event, ana] = [nextId(), nextId(), nextId()];
const waiting = waitingRecords(ana, nextId);
const me = { id: ana, name: 'Ana' };

describe('what is told', () => {
  test('arrives as it was', () => {
    const content = gateContent(20, 4);
    expect(contentOf(packedContent(content))).toEqual({ ...content, unread: 0 });
  });

  test('are the marks with their makers, and people without registration without numbers', () => {
    const walk_in = {
      operator_id: nextId(),
      event_id,
      name: 'Téo Silva',
      whatsapp: '5511988887777',
      came_at: '2026-11-24T10:00:00.000Z',
      lease_id: nextId(),
    };
    const heard = { event_id, marks: [], walk_ins: gateContent(0, 1).walk_ins };
    const mine = checkInRow({ id: nextId(), data: { staff_id: ana, staff_name: '' } });
    const told = contentToTell(event_id, {
      marks: [mine, checkInRow({ id: nextId() })],
      operators: [
        operatorRow({
          id: walk_in.operator_id,
          event_id,
          walk_in: true,
          whatsapp: '5511988887777',
        }),
        operatorRow({ id: nextId(), event_id, name: 'Inscrita' }),
        operatorRow({ id: nextId(), event_id, name: 'Rui', walk_in: true }),
      ],
      outbox: [
        waiting('walk_in@1', walk_in),
        waiting('walk_in@1', { ...walk_in, operator_id: nextId() }, 'rejected'),
        waiting('walk_in@1', { ...walk_in, operator_id: nextId(), event_id: other_event }),
        waiting('relay_marks@1', heard),
      ],
      me,
    });
    expect(told.marks).toMatchObject([{ id: mine.id, staff_id: ana, staff_name: 'Ana' }]);
    expect(told.walk_ins.map(({ name, lease_id }) => [name, lease_id !== null])).toEqual([
      ['Téo Silva', true],
      ['Pessoa Avulsa A', true],
      ['Rui', false],
    ]);
    expect(JSON.stringify(told)).not.toContain('5511');
  });
});

test('rows of a newer app are left out and counted, and further columns are not read', () => {
  const [person] = gateContent(0, 1).walk_ins;
  const row = [person!.operator_id, 'Téo Silva', null, null, person!.came_at, null, ana];
  const bytes = pack({ walk_in: [[...row, 'newer'], [1]], station: [[nextId(), 'termo']] });
  expect(contentOf(bytes)).toMatchObject({
    walk_ins: [{ name: 'Téo Silva' }],
    marks: [],
    unread: 2,
  });
  expect(() => contentOf(pack([1]))).toThrow();
});

test('only what is new is kept, in mutations of the size that the server takes', () => {
  const heard = gateContent(120, 12);
  const known = {
    marks: heard.marks.slice(0, 10).map(({ id }) => checkInRow({ id })),
    operators: [operatorRow({ id: heard.walk_ins[0]!.operator_id, event_id })],
  };
  const news = newsIn(heard, known);
  expect([news.marks.length, news.walk_ins.length]).toEqual([110, 11]);
  const relays = relaysOf(event_id, news);
  expect(relays.map(({ marks, walk_ins }) => [walk_ins.length, marks.length])).toEqual([
    [10, 0],
    [1, 0],
    [0, 50],
    [0, 50],
    [0, 10],
  ]);
  const both = { marks: heard.marks.map(({ id }) => checkInRow({ id })), operators: [] };
  expect(relaysOf(event_id, newsIn({ ...heard, walk_ins: [] }, both))).toEqual([]);
});
