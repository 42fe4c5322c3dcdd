import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { byCreation, compareInstants, microseconds } from './writing-order.ts';

/** As PostgreSQL writes an instant in jsonb: without the last zeros. */
const ofServer = (at: number): string => {
  const fraction = String(at % 1_000_000)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const whole = new Date(Math.floor(at / 1_000_000) * 1000).toISOString().slice(0, 19);
  return `${whole}${fraction && '.'}${fraction}+00:00`;
};
const ofDevice = (at: number): string => new Date(Math.floor(at / 1000)).toISOString();
const START = Date.parse('2026-11-28T12:00:00Z') * 1000;

test.each([
  ['2026-11-28T12:00:00+00:00', START],
  ['2026-11-28T12:00:00.1+00:00', START + 100_000],
  ['2026-11-28T12:00:00.123456+00:00', START + 123_456],
  ['2026-11-28T12:00:00.12345+00:00', START + 123_450],
  ['2026-11-28T12:00:00.123Z', START + 123_000],
  ['2026-11-28T12:00:00.123004Z', START + 123_004],
  ['2026-11-28T09:00:00.000007-03:00', START + 7],
])('%s is read to the microsecond', (instant, is) => expect(microseconds(instant)).toBe(is));

test('instants of the server and of a device are compared alike', () => {
  const instant = fc
    .tuple(fc.integer({ min: START, max: START + 3_000_000 }), fc.boolean())
    .map(([at, is_device]) => (is_device ? ofDevice(at) : ofServer(at)));
  fc.assert(
    fc.property(instant, instant, (a, b) => {
      const by_value = Math.sign(microseconds(a) - microseconds(b));
      expect(Math.sign(compareInstants(a, b))).toBe(by_value);
    }),
  );
});

test('what waits comes after all that the server has; ids decide only between equal times', () => {
  const row = (id: string, created_at: string, rev = 1) => ({ id, rev, created_at });
  const rows = [
    row('waits', '2026-01-01T00:00:00.000Z', 0),
    row('c', '2026-11-28T12:00:00.5+00:00'),
    row('b', '2026-11-28T12:00:00.500001+00:00'),
    row('a', '2026-11-28T12:00:00.500001+00:00'),
  ];
  expect(rows.toSorted(byCreation).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'waits']);
  const record = { id: 'd', rev: 1, data: { created_at: '2026-11-28T12:00:00+00:00' } };
  expect([...rows, record].toSorted(byCreation)[0]).toBe(record);
});
