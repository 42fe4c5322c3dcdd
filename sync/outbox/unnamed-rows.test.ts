import { beforeAll, expect, test } from 'vitest';
import { AT, waitingRecords } from '#tests/fixtures/outbox/waiting-records.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { learnAll } from '../registry/registry.ts';
import type { OutboxRecord } from './outbox.ts';
import { overlayOf, withOverlay } from './overlay.ts';

const nextId = seededIds(11);
const [ana, event_id] = [nextId(), nextId()];
const record = waitingRecords(ana, nextId);

beforeAll(learnAll);

test('[O3] of another phone’s marks, those that the answer does not name are shown no more', () => {
  const came = { scanned_at: AT, clock_offset_ms: 0, device_id: nextId(), data_version: null };
  const by = { staff_id: ana, staff_name: 'Ana' };
  const mark = { ...came, ...by, operator_id: nextId(), mark: 'in' as const, undoes: null };
  const marks = [nextId(), nextId()].map((id) => ({ ...mark, id }));
  const asked = record('relay_marks@1', { event_id, marks, walk_ins: [] });
  const shown = (outbox: OutboxRecord) =>
    withOverlay([], overlayOf('event_records', [outbox])).map(({ id }) => id);
  const ids = marks.map(({ id }) => id);
  expect(shown(asked)).toEqual(ids);
  const touched: NonNullable<OutboxRecord['touched']> = [
    ['event_records', ids[1]!],
    ['airsoft_events', event_id],
  ];
  expect(shown({ ...asked, touched })).toEqual(ids);
  expect(shown({ ...asked, status: 'acked', touched })).toEqual([ids[1]]);
  expect(shown({ ...asked, status: 'acked', touched: [] })).toEqual(ids); // it is not known
});
