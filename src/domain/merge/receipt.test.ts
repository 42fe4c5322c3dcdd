import { expect, test } from 'vitest';
import { checkInRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { base45, fromBase45 } from '../qr/base45.ts';
import { readReceipt, signedReceipt } from './receipt.ts';

const nextId = seededIds(9);
const [event_id, operator_id, staff_id, device_id] = [nextId(), nextId(), nextId(), nextId()];
const secret = { event_id, secret: 'ab'.repeat(32) };
const scanned_at = '2026-11-24T10:12:13.456Z';
const mark = checkInRow({
  id: nextId(),
  data: { operator_id, staff_id, device_id, scanned_at, clock_offset_ms: -1_200_001 },
});
const mine = { event_id, operator_id };

test('a receipt is read as it was signed', async () => {
  const text = await signedReceipt(mark, secret);
  expect(text.length).toBeLessThan(200);
  expect(readReceipt(text, mine)).toEqual({
    kind: 'good',
    receipt: {
      ...mine,
      id: mark.id,
      device_id,
      staff_id,
      scanned_at,
      clock_offset_ms: -1_200_001,
      data_version: null,
      tag: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  });
  const of_list = { ...mark, data: { ...mark.data, data_version: '2026-11-24T07:40:00+00:00' } };
  expect(readReceipt(await signedReceipt(of_list, secret), mine)).toMatchObject({
    receipt: { data_version: '2026-11-24T07:40:00.000Z' },
  });
});

test('another secret, mark or person signs something else', async () => {
  const tag = async (one: typeof mark, by = secret) => (await signedReceipt(one, by)).slice(-24);
  const tags = [
    await tag(mark),
    await tag(mark, { ...secret, secret: 'ac'.repeat(32) }),
    await tag({ ...mark, id: nextId() }),
    await tag({ ...mark, data: { ...mark.data, operator_id: nextId() } }),
  ];
  expect(new Set(tags).size).toBe(4);
});

test('what is none of mine says why', async () => {
  const text = await signedReceipt(mark, secret);
  expect(readReceipt(text, { event_id: nextId(), operator_id }).kind).toBe('other_event');
  expect(readReceipt(text, { event_id, operator_id: nextId() }).kind).toBe('other_person');
  expect(readReceipt('QG1:ABC', mine).kind).toBe('not_a_receipt');
  expect(readReceipt(text.slice(0, -3), mine).kind).toBe('damaged');
  const bytes = fromBase45(text.slice(5))!;
  bytes.set([255], 80); // a moment that no calendar has
  expect(readReceipt(`QGR1:${base45(bytes)}`, mine).kind).toBe('damaged');
});
