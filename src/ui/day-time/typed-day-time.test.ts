import { parseISO } from 'date-fns/parseISO';
import { afterEach, expect, test, vi } from 'vitest';
import { dayOf, maskDay, readDay, tidyTime, typedDay } from './typed-day-time.ts';

test.each([
  ['22/11/2026', '2026-11-22'],
  ['1/2/2027', '2027-02-01'],
  ['1.2.27', '2027-02-01'],
  ['22112026', '2026-11-22'],
  ['31/02/2026', undefined],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['0/11/2026', undefined],
  ['22/13/2026', undefined],
  ['22/11/0026', undefined],
  ['22/11', undefined],
  ['', undefined],
])('%j is read as %s', (typed, day) => expect(readDay(typed)).toBe(day));

afterEach(() => void vi.unstubAllEnvs());

test.each(['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a day is the same on a device in %s, also one without a midnight in Brasília',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2018-11-04', '2028-02-29', '2026-12-31']) {
      expect(dayOf(parseISO(day))).toBe(day);
    }
  },
);

test('a day is shown as it is typed', () => expect(typedDay('2026-11-22')).toBe('22/11/2026'));

test.each([
  ['2', '2'],
  ['22', '22'],
  ['221', '22/1'],
  ['22112026', '22/11/2026'],
  ['2/', '02/'],
  ['22/', '22/'],
  ['02/1/', '02/01/'],
  ['22/11/20267', '22/11/2026'],
  ['22-11-2026', '22/11/2026'],
  ['abc', ''],
])('typing %j shows %j', (typed, shown) => expect(maskDay(typed)).toBe(shown));

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9h30', '09:30'],
  ['09:30:10', '09:30'],
  ['25:00', '25:00'],
  ['meio-dia', 'meio-dia'],
])('the shorthand %j becomes %j', (typed, time) => expect(tidyTime(typed)).toBe(time));
