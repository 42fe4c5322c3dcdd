import { parseISO } from 'date-fns/parseISO';
import { afterEach, expect, test, vi } from 'vitest';
import { dayVectors, timeVectors, TYPED_ON } from '#tests/fixtures/typed/day-time-vectors.ts';
import { dayOf, maskDay, readDay, tidyTime, typedDay } from './typed-day-time.ts';

test.each(dayVectors)('%j is read as %s', (typed, day) =>
  expect(readDay(typed, TYPED_ON)).toBe(day),
);

test.each(dayVectors)('%j is read as %s also through the slashes that are put in', (typed, day) =>
  expect(readDay(maskDay(typed), TYPED_ON)).toBe(day),
);

test.each(timeVectors)('the time %j becomes %j', (typed, time) =>
  expect(tidyTime(typed)).toBe(time ?? typed),
);

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
  ['abc', 'abc'],
  ['20 de dez', '20 de dez'],
  ['2026', '2026'],
  ['2026-1', '2026-1'],
  ['2012', '20/12'],
  ['2005', '20/05'],
  ['19092026', '19/09/2026'],
])('typing %j shows %j', (typed, shown) => expect(maskDay(typed)).toBe(shown));
