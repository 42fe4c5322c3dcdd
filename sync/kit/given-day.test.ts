import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventFields } from '../event-mutations/event.ts';
import { Day } from '../records/record.ts';
import { advertisementFields } from '../mutations/advertisement.ts';
import { isDay } from './is-day.ts';

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-04-31', false],
  ['2100-02-29', false],
  ['2926-12-20', false], // a slip, which the database refuses
  ['2099-12-31', true],
  ['2018-11-04', true], // no midnight in Brasília
  ['2026-00-10', false],
  ['2026-11-00', false],
  ['2026-11-22T00:00', false],
  ['22/11/2026', false],
  ['', false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

describe.each(['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'on a device in %s',
  (zone) => {
    afterEach(() => void vi.unstubAllEnvs());
    test.each(['2018-11-04', '2026-09-06', '2026-03-29', '2028-02-29'])('%s is a day', (day) => {
      vi.stubEnv('TZ', zone);
      expect(isDay(day)).toBe(true);
    });
  },
);

test.each([
  ['event', eventFields.date],
  ['advertisement', advertisementFields.start_date],
  ['advertisement that ends', advertisementFields.end_date],
])('no %s is asked for on 31 February', (_, given) => {
  expect(v.is(given, '2026-02-28')).toBe(true);
  expect(v.is(given, '2026-02-31')).toBe(false);
});

test('[P8] a row that the server sends is not left out because of its day', () =>
  expect(v.is(Day, '2026-02-31')).toBe(true));
